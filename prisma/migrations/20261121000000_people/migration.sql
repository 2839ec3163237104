-- Substring search in Thai and English (trigram indexes below)
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateEnum
CREATE TYPE "AssetType" AS ENUM ('Profile', 'IdCard', 'Document');

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('Admin', 'TenantAdministrator', 'SafetyOfficer', 'WorkOwner', 'Purchasing', 'Contractor', 'WorkspaceOwner');

-- CreateEnum
CREATE TYPE "EmployerKind" AS ENUM ('Site', 'Contractor');

-- CreateEnum
CREATE TYPE "EmployerStatus" AS ENUM ('Draft', 'Active', 'Inactive');

-- CreateEnum
CREATE TYPE "TrainingStatus" AS ENUM ('NotTrained', 'Passed', 'Failed', 'Expired');

-- CreateEnum
CREATE TYPE "DateEra" AS ENUM ('BE', 'CE');

-- CreateEnum
CREATE TYPE "Locale" AS ENUM ('th', 'en');

-- CreateTable
CREATE TABLE "assets" (
    "id" UUID NOT NULL,
    "assetType" "AssetType" NOT NULL,
    "fileName" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "content" BYTEA NOT NULL,
    "uploadedByUserId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "assets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actorUserId" UUID,
    "event" TEXT NOT NULL,
    "subjectType" TEXT NOT NULL,
    "subjectId" TEXT,
    "changes" JSONB NOT NULL,
    "traceId" TEXT NOT NULL,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "accounts" (
    "userId" UUID NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "passwordChangedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "invitations" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "secrets" (
    "name" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "secrets_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "sign_in_attempts" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "sign_in_attempts_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "employers" (
    "id" UUID NOT NULL,
    "nameTh" TEXT COLLATE "th-x-icu" NOT NULL,
    "nameEn" TEXT COLLATE "th-x-icu",
    "taxId" TEXT,
    "kind" "EmployerKind" NOT NULL,
    "status" "EmployerStatus" NOT NULL DEFAULT 'Active',
    "contactEmail" TEXT,
    "phone" TEXT,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "employers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "persons" (
    "id" UUID NOT NULL,
    "titleTh" TEXT,
    "firstNameTh" TEXT COLLATE "th-x-icu" NOT NULL,
    "lastNameTh" TEXT COLLATE "th-x-icu" NOT NULL,
    "firstNameEn" TEXT COLLATE "th-x-icu",
    "lastNameEn" TEXT COLLATE "th-x-icu",
    "nationalId" TEXT,
    "nationality" TEXT,
    "phone" TEXT,
    "employerId" UUID,
    "responsibleUserId" UUID,
    "trainingStatus" "TrainingStatus" NOT NULL DEFAULT 'NotTrained',
    "trainingValidUntil" DATE,
    "profileAssetId" UUID,
    "idCardAssetId" UUID,
    "removedAt" TIMESTAMPTZ(3),
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "persons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "global_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "firstDayOfWeek" INTEGER NOT NULL DEFAULT 0,
    "timeZone" TEXT NOT NULL DEFAULT 'Asia/Bangkok',
    "dateEra" "DateEra" NOT NULL DEFAULT 'BE',
    "defaultLocale" "Locale" NOT NULL DEFAULT 'th',
    "trainingValidityMonths" INTEGER NOT NULL DEFAULT 12,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "global_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "holidays" (
    "date" DATE NOT NULL,
    "nameTh" TEXT COLLATE "th-x-icu" NOT NULL,
    "nameEn" TEXT COLLATE "th-x-icu" NOT NULL,

    CONSTRAINT "holidays_pkey" PRIMARY KEY ("date")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "email" TEXT,
    "roles" "Role"[],
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "disabledAt" TIMESTAMPTZ(3),
    "removedAt" TIMESTAMPTZ(3),
    "lastSignInAt" TIMESTAMPTZ(3),
    "sessionVersion" INTEGER NOT NULL DEFAULT 1,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "workspace_areas" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "nameTh" TEXT COLLATE "th-x-icu" NOT NULL,
    "nameEn" TEXT COLLATE "th-x-icu",
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "workspace_areas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_templates" (
    "id" UUID NOT NULL,
    "nameTh" TEXT COLLATE "th-x-icu" NOT NULL,
    "nameEn" TEXT COLLATE "th-x-icu",
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "assetId" UUID,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "document_templates_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "assets_uploadedByUserId_idx" ON "assets"("uploadedByUserId");

-- CreateIndex
CREATE INDEX "audit_entries_subjectType_subjectId_idx" ON "audit_entries"("subjectType", "subjectId");

-- CreateIndex
CREATE INDEX "audit_entries_at_idx" ON "audit_entries"("at");

-- CreateIndex
CREATE UNIQUE INDEX "invitations_tokenHash_key" ON "invitations"("tokenHash");

-- CreateIndex
CREATE INDEX "invitations_userId_idx" ON "invitations"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "employers_taxId_key" ON "employers"("taxId");

-- CreateIndex
CREATE INDEX "employers_nameTh_trgm" ON "employers" USING GIN ("nameTh" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "employers_nameEn_trgm" ON "employers" USING GIN ("nameEn" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "persons_nationalId_key" ON "persons"("nationalId");

-- CreateIndex
CREATE UNIQUE INDEX "persons_profileAssetId_key" ON "persons"("profileAssetId");

-- CreateIndex
CREATE UNIQUE INDEX "persons_idCardAssetId_key" ON "persons"("idCardAssetId");

-- CreateIndex
CREATE INDEX "persons_employerId_idx" ON "persons"("employerId");

-- CreateIndex
CREATE INDEX "persons_responsibleUserId_idx" ON "persons"("responsibleUserId");

-- CreateIndex
CREATE INDEX "persons_firstNameTh_trgm" ON "persons" USING GIN ("firstNameTh" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "persons_lastNameTh_trgm" ON "persons" USING GIN ("lastNameTh" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "persons_firstNameEn_trgm" ON "persons" USING GIN ("firstNameEn" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "persons_lastNameEn_trgm" ON "persons" USING GIN ("lastNameEn" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_personId_idx" ON "users"("personId");

-- CreateIndex
CREATE INDEX "users_email_trgm" ON "users" USING GIN ("email" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "workspace_areas_code_key" ON "workspace_areas"("code");

-- CreateIndex
CREATE UNIQUE INDEX "document_templates_assetId_key" ON "document_templates"("assetId");

-- AddForeignKey
ALTER TABLE "assets" ADD CONSTRAINT "assets_uploadedByUserId_fkey" FOREIGN KEY ("uploadedByUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "persons" ADD CONSTRAINT "persons_employerId_fkey" FOREIGN KEY ("employerId") REFERENCES "employers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "persons" ADD CONSTRAINT "persons_responsibleUserId_fkey" FOREIGN KEY ("responsibleUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "persons" ADD CONSTRAINT "persons_profileAssetId_fkey" FOREIGN KEY ("profileAssetId") REFERENCES "assets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "persons" ADD CONSTRAINT "persons_idCardAssetId_fkey" FOREIGN KEY ("idCardAssetId") REFERENCES "assets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_personId_fkey" FOREIGN KEY ("personId") REFERENCES "persons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_templates" ADD CONSTRAINT "document_templates_assetId_fkey" FOREIGN KEY ("assetId") REFERENCES "assets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The one row of the site's settings
ALTER TABLE "global_settings" ADD CONSTRAINT "global_settings_one_row" CHECK ("id" = 1);
ALTER TABLE "global_settings" ADD CONSTRAINT "global_settings_firstDayOfWeek" CHECK ("firstDayOfWeek" IN (0, 1));
INSERT INTO "global_settings" ("updatedAt") VALUES (now());

-- E-mail addresses are unique without regard to case because they are kept in lower case
ALTER TABLE "users" ADD CONSTRAINT "users_email_lower_case" CHECK ("email" = lower("email"));
