-- CreateEnum
CREATE TYPE "CredentialSubject" AS ENUM ('Person', 'Employer');

-- CreateEnum
CREATE TYPE "CredentialStatus" AS ENUM ('Submitted', 'Returned', 'Approved', 'Revoked');

-- CreateEnum
CREATE TYPE "CredentialSource" AS ENUM ('Upload', 'Training');

-- CreateEnum
CREATE TYPE "CredentialReturn" AS ENUM ('illegible', 'wrong-subject', 'wrong-document', 'dates-differ', 'issuer-not-accepted', 'other');

-- CreateEnum
CREATE TYPE "EligibilityPurpose" AS ENUM ('Enter', 'Work', 'Enroll');

-- CreateEnum
CREATE TYPE "RequirementEffect" AS ENUM ('Refuse', 'Warn');

-- CreateEnum
CREATE TYPE "RequirementOverride" AS ENUM ('Never', 'One', 'Two');

-- CreateEnum
CREATE TYPE "RequirementBasis" AS ENUM ('Law', 'SitePolicy');

-- CreateEnum
CREATE TYPE "OverrideStatus" AS ENUM ('Proposed', 'Active', 'Withdrawn');

-- CreateEnum
CREATE TYPE "EntryNeedsPermit" AS ENUM ('Off', 'Warn', 'Refuse');

-- AlterTable
ALTER TABLE "global_settings" ADD COLUMN     "entryNeedsPermit" "EntryNeedsPermit" NOT NULL DEFAULT 'Off';

-- AlterTable
ALTER TABLE "training_plans" ADD COLUMN     "credentialTypeId" UUID;

-- AlterTable
ALTER TABLE "work_permit_workers" ADD COLUMN     "dutyCodes" TEXT[] DEFAULT ARRAY['Worker']::TEXT[];

-- AlterTable
ALTER TABLE "work_permit_logs" ADD COLUMN     "verdicts" JSONB;

-- CreateTable
CREATE TABLE "credential_types" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "nameTh" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "subject" "CredentialSubject" NOT NULL,
    "reviewRole" "Role" NOT NULL,
    "validityMonths" INTEGER,
    "needsNumber" BOOLEAN NOT NULL DEFAULT false,
    "needsExpiry" BOOLEAN NOT NULL DEFAULT false,
    "needsFile" BOOLEAN NOT NULL DEFAULT true,
    "isSensitive" BOOLEAN NOT NULL DEFAULT false,
    "warnDays" INTEGER NOT NULL DEFAULT 30,
    "isSystem" BOOLEAN NOT NULL DEFAULT false,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "credential_types_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "credentials" (
    "id" UUID NOT NULL,
    "typeId" UUID NOT NULL,
    "personId" UUID,
    "employerId" UUID,
    "number" TEXT,
    "issuer" TEXT,
    "issuedOn" DATE NOT NULL,
    "expiresOn" DATE,
    "status" "CredentialStatus" NOT NULL DEFAULT 'Submitted',
    "source" "CredentialSource" NOT NULL DEFAULT 'Upload',
    "attendanceId" UUID,
    "submittedAt" TIMESTAMPTZ(3) NOT NULL,
    "submittedByUserId" UUID NOT NULL,
    "reviewedAt" TIMESTAMPTZ(3),
    "reviewedByUserId" UUID,
    "returnCode" "CredentialReturn",
    "reviewReason" TEXT,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "credentials_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "credential_files" (
    "credentialId" UUID NOT NULL,
    "assetId" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "credential_files_pkey" PRIMARY KEY ("credentialId","assetId")
);

-- CreateTable
CREATE TABLE "bars" (
    "id" UUID NOT NULL,
    "personId" UUID,
    "employerId" UUID,
    "fromDate" DATE NOT NULL,
    "untilDate" DATE,
    "reason" TEXT NOT NULL,
    "createdByUserId" UUID NOT NULL,
    "liftedAt" TIMESTAMPTZ(3),
    "liftedByUserId" UUID,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bars_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "requirements" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "nameTh" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "purpose" "EligibilityPurpose" NOT NULL,
    "employerKinds" "EmployerKind"[],
    "typeCodes" "WorkPermitType"[],
    "dutyCodes" TEXT[],
    "projectIds" UUID[],
    "workspaceAreaIds" UUID[],
    "employerIds" UUID[],
    "scheduleIds" UUID[],
    "anyOf" JSONB NOT NULL,
    "effect" "RequirementEffect" NOT NULL,
    "graceDays" INTEGER NOT NULL DEFAULT 0,
    "override" "RequirementOverride" NOT NULL DEFAULT 'Never',
    "basis" "RequirementBasis" NOT NULL,
    "lawRefTh" TEXT,
    "lawRefEn" TEXT,
    "isSystem" BOOLEAN NOT NULL DEFAULT false,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "requirements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "requirement_revisions" (
    "revision" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "requirements" JSONB NOT NULL,

    CONSTRAINT "requirement_revisions_pkey" PRIMARY KEY ("revision")
);

-- CreateTable
CREATE TABLE "overrides" (
    "id" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "purpose" "EligibilityPurpose" NOT NULL,
    "permitId" UUID,
    "day" DATE,
    "reasonCodes" TEXT[],
    "requirementIds" UUID[],
    "reason" TEXT NOT NULL,
    "proposedByUserId" UUID NOT NULL,
    "confirmedByUserId" UUID,
    "status" "OverrideStatus" NOT NULL,
    "validUntil" TIMESTAMPTZ(3) NOT NULL,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "overrides_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "credential_types_code_key" ON "credential_types"("code");

-- CreateIndex
CREATE UNIQUE INDEX "credentials_attendanceId_key" ON "credentials"("attendanceId");

-- CreateIndex
CREATE INDEX "credentials_personId_typeId_idx" ON "credentials"("personId", "typeId");

-- CreateIndex
CREATE INDEX "credentials_employerId_typeId_idx" ON "credentials"("employerId", "typeId");

-- CreateIndex
CREATE INDEX "credentials_status_submittedAt_idx" ON "credentials"("status", "submittedAt");

-- CreateIndex
CREATE INDEX "credentials_expiresOn_idx" ON "credentials"("expiresOn");

-- CreateIndex
CREATE INDEX "credentials_typeId_number_idx" ON "credentials"("typeId", "number");

-- CreateIndex
CREATE INDEX "credentials_submittedByUserId_idx" ON "credentials"("submittedByUserId");

-- CreateIndex
CREATE INDEX "credentials_reviewedByUserId_idx" ON "credentials"("reviewedByUserId");

-- CreateIndex
CREATE UNIQUE INDEX "credential_files_assetId_key" ON "credential_files"("assetId");

-- CreateIndex
CREATE INDEX "bars_personId_idx" ON "bars"("personId");

-- CreateIndex
CREATE INDEX "bars_employerId_idx" ON "bars"("employerId");

-- CreateIndex
CREATE INDEX "bars_createdByUserId_idx" ON "bars"("createdByUserId");

-- CreateIndex
CREATE INDEX "bars_liftedByUserId_idx" ON "bars"("liftedByUserId");

-- CreateIndex
CREATE UNIQUE INDEX "requirements_code_key" ON "requirements"("code");

-- CreateIndex
CREATE INDEX "overrides_personId_validUntil_idx" ON "overrides"("personId", "validUntil");

-- CreateIndex
CREATE INDEX "overrides_permitId_idx" ON "overrides"("permitId");

-- CreateIndex
CREATE INDEX "overrides_proposedByUserId_idx" ON "overrides"("proposedByUserId");

-- CreateIndex
CREATE INDEX "overrides_confirmedByUserId_idx" ON "overrides"("confirmedByUserId");

-- CreateIndex
CREATE INDEX "training_plans_credentialTypeId_idx" ON "training_plans"("credentialTypeId");

-- AddForeignKey
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_typeId_fkey" FOREIGN KEY ("typeId") REFERENCES "credential_types"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_personId_fkey" FOREIGN KEY ("personId") REFERENCES "persons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_employerId_fkey" FOREIGN KEY ("employerId") REFERENCES "employers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_attendanceId_fkey" FOREIGN KEY ("attendanceId") REFERENCES "attendances"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_submittedByUserId_fkey" FOREIGN KEY ("submittedByUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_reviewedByUserId_fkey" FOREIGN KEY ("reviewedByUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credential_files" ADD CONSTRAINT "credential_files_credentialId_fkey" FOREIGN KEY ("credentialId") REFERENCES "credentials"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credential_files" ADD CONSTRAINT "credential_files_assetId_fkey" FOREIGN KEY ("assetId") REFERENCES "assets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bars" ADD CONSTRAINT "bars_personId_fkey" FOREIGN KEY ("personId") REFERENCES "persons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bars" ADD CONSTRAINT "bars_employerId_fkey" FOREIGN KEY ("employerId") REFERENCES "employers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bars" ADD CONSTRAINT "bars_createdByUserId_fkey" FOREIGN KEY ("createdByUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bars" ADD CONSTRAINT "bars_liftedByUserId_fkey" FOREIGN KEY ("liftedByUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "overrides" ADD CONSTRAINT "overrides_personId_fkey" FOREIGN KEY ("personId") REFERENCES "persons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "overrides" ADD CONSTRAINT "overrides_permitId_fkey" FOREIGN KEY ("permitId") REFERENCES "work_permits"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "overrides" ADD CONSTRAINT "overrides_proposedByUserId_fkey" FOREIGN KEY ("proposedByUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "overrides" ADD CONSTRAINT "overrides_confirmedByUserId_fkey" FOREIGN KEY ("confirmedByUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_plans" ADD CONSTRAINT "training_plans_credentialTypeId_fkey" FOREIGN KEY ("credentialTypeId") REFERENCES "credential_types"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- Of a person or a company, never of both, and never of neither.
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_subject" CHECK (num_nonnulls("personId", "employerId") = 1);
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_days" CHECK ("expiresOn" >= "issuedOn");
ALTER TABLE "bars" ADD CONSTRAINT "bars_subject" CHECK (num_nonnulls("personId", "employerId") = 1);
ALTER TABLE "bars" ADD CONSTRAINT "bars_days" CHECK ("untilDate" >= "fromDate");
-- An override is for one permit or for one day.
ALTER TABLE "overrides" ADD CONSTRAINT "overrides_case" CHECK (num_nonnulls("permitId", "day") = 1);

ALTER TABLE "requirements" ADD CONSTRAINT "requirements_anyOf" CHECK (jsonb_typeof("anyOf") = 'array');
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_grace" CHECK ("graceDays" BETWEEN 0 AND 30);
-- Nobody may make an exception from a law.
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_law"
  CHECK ("basis" <> 'Law' OR ("graceDays" = 0 AND "override" = 'Never'));

-- Revisions are only added: they explain what was decided.
CREATE FUNCTION keep_requirement_revision() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'requirement revisions are only added';
END $$;
CREATE TRIGGER "requirement_revisions_keep" BEFORE UPDATE OR DELETE ON "requirement_revisions"
  FOR EACH ROW EXECUTE FUNCTION keep_requirement_revision();
