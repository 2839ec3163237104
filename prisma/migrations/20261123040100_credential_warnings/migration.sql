-- CreateTable
CREATE TABLE "credential_warnings" (
    "credentialId" UUID NOT NULL,
    "step" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "credential_warnings_pkey" PRIMARY KEY ("credentialId","step")
);

-- AddForeignKey
ALTER TABLE "credential_warnings" ADD CONSTRAINT "credential_warnings_credentialId_fkey" FOREIGN KEY ("credentialId") REFERENCES "credentials"("id") ON DELETE CASCADE ON UPDATE CASCADE;
