-- CreateEnum
CREATE TYPE "ConsentPurpose" AS ENUM ('photo', 'idCard');

-- CreateEnum
CREATE TYPE "ConsentBasis" AS ENUM ('Consent', 'Contract', 'LegalObligation', 'LegitimateInterest', 'Earlier');

-- AlterTable
ALTER TABLE "assets" ADD COLUMN     "basis" JSONB;

-- CreateTable
CREATE TABLE "consents" (
    "id" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "purpose" "ConsentPurpose" NOT NULL,
    "basis" "ConsentBasis" NOT NULL,
    "reason" TEXT,
    "textVersion" TEXT,
    "language" "Locale",
    "givenAt" TIMESTAMPTZ(3) NOT NULL,
    "withdrawnAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "consents_personId_purpose_idx" ON "consents"("personId", "purpose");

-- CreateIndex
CREATE INDEX "consents_givenAt_idx" ON "consents"("givenAt");

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_personId_fkey" FOREIGN KEY ("personId") REFERENCES "persons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Nobody was asked when these pictures were added, and the rows say so.
INSERT INTO "consents" ("id", "personId", "purpose", "basis", "givenAt")
SELECT gen_random_uuid(), person."id", picture."purpose"::"ConsentPurpose", 'Earlier', asset."createdAt"
FROM "persons" person
CROSS JOIN LATERAL (VALUES ('photo', person."profileAssetId"), ('idCard', person."idCardAssetId")) picture("purpose", "assetId")
JOIN "assets" asset ON asset."id" = picture."assetId";
