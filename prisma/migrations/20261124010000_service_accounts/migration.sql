ALTER TABLE "users" ADD COLUMN "isService" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "persons" ADD COLUMN "isService" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "service_accounts" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "service_accounts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "api_keys" (
    "id" UUID NOT NULL,
    "serviceAccountId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "secretHash" TEXT NOT NULL,
    "scopes" TEXT[],
    "addresses" TEXT[],
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "service_accounts_name_key" ON "service_accounts"("name");
CREATE INDEX "api_keys_serviceAccountId_idx" ON "api_keys"("serviceAccountId");
CREATE INDEX "api_keys_expiresAt_idx" ON "api_keys"("expiresAt");

ALTER TABLE "service_accounts" ADD CONSTRAINT "service_accounts_id_fkey" FOREIGN KEY ("id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_serviceAccountId_fkey" FOREIGN KEY ("serviceAccountId") REFERENCES "service_accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The user of a service account is in no list, cannot sign in and administers nothing, whatever a command does.
ALTER TABLE "users" ADD CONSTRAINT "users_service_check" CHECK (
  NOT "isService" OR (
    "removedAt" IS NOT NULL AND "email" IS NULL AND "providerSubject" IS NULL AND NOT "isDefault"
    AND NOT "roles" && ARRAY['Admin', 'TenantAdministrator']::"Role"[]));
ALTER TABLE "persons" ADD CONSTRAINT "persons_service_check" CHECK (
  NOT "isService" OR ("removedAt" IS NOT NULL AND "nationalId" IS NULL));
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_hash_check" CHECK (length("secretHash") = 43);
