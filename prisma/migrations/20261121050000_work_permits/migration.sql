-- DropIndex
DROP INDEX "work_permits_contractorId_idx";

-- AlterTable
ALTER TABLE "work_permits" ADD COLUMN     "description" TEXT,
ADD COLUMN     "endTime" CHAR(5),
ADD COLUMN     "jsaSteps" JSONB,
ADD COLUMN     "jsaTemplateId" UUID,
ADD COLUMN     "jsaTemplateRevision" INTEGER,
ADD COLUMN     "ppe" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "startTime" CHAR(5),
ADD COLUMN     "statusReason" TEXT,
ADD COLUMN     "typeCode" "WorkPermitType" NOT NULL DEFAULT 'General',
ADD COLUMN     "workDate" DATE,
ADD COLUMN     "workspaceAreaId" UUID;

-- CreateTable
CREATE TABLE "work_permit_workers" (
    "permitId" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "duty" TEXT,
    "position" INTEGER NOT NULL,
    "workDate" DATE,

    CONSTRAINT "work_permit_workers_pkey" PRIMARY KEY ("permitId","personId")
);

-- CreateTable
CREATE TABLE "work_permit_approvals" (
    "permitId" UUID NOT NULL,
    "role" "Role" NOT NULL,
    "userId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "work_permit_approvals_pkey" PRIMARY KEY ("permitId","role")
);

-- CreateTable
CREATE TABLE "work_permit_logs" (
    "id" UUID NOT NULL,
    "permitId" UUID NOT NULL,
    "command" TEXT NOT NULL,
    "fromStatus" "WorkPermitStatus",
    "toStatus" "WorkPermitStatus" NOT NULL,
    "role" "Role",
    "actorUserId" UUID,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "work_permit_logs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "work_permit_workers_personId_workDate_idx" ON "work_permit_workers"("personId", "workDate");

-- CreateIndex
CREATE INDEX "work_permit_workers_workDate_permitId_personId_idx" ON "work_permit_workers"("workDate", "permitId", "personId");

-- CreateIndex
CREATE INDEX "work_permit_approvals_userId_idx" ON "work_permit_approvals"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "work_permit_approvals_permitId_userId_key" ON "work_permit_approvals"("permitId", "userId");

-- CreateIndex
CREATE INDEX "work_permit_logs_permitId_at_idx" ON "work_permit_logs"("permitId", "at");

-- CreateIndex
CREATE INDEX "work_permit_logs_actorUserId_idx" ON "work_permit_logs"("actorUserId");

-- CreateIndex
CREATE INDEX "work_permits_contractorId_workDate_idx" ON "work_permits"("contractorId", "workDate");

-- CreateIndex
CREATE INDEX "work_permits_workspaceAreaId_idx" ON "work_permits"("workspaceAreaId");

-- CreateIndex
CREATE INDEX "work_permits_jsaTemplateId_idx" ON "work_permits"("jsaTemplateId");

-- CreateIndex
CREATE INDEX "work_permits_workDate_status_idx" ON "work_permits"("workDate", "status");

-- CreateIndex
CREATE INDEX "work_permits_status_workDate_idx" ON "work_permits"("status", "workDate");

-- CreateIndex
CREATE INDEX "work_permits_permitNo_trgm" ON "work_permits" USING GIN ("permitNo" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "work_permits_description_trgm" ON "work_permits" USING GIN ("description" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "work_permits" ADD CONSTRAINT "work_permits_workspaceAreaId_fkey" FOREIGN KEY ("workspaceAreaId") REFERENCES "workspace_areas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_permits" ADD CONSTRAINT "work_permits_jsaTemplateId_fkey" FOREIGN KEY ("jsaTemplateId") REFERENCES "jsa_templates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_permit_workers" ADD CONSTRAINT "work_permit_workers_permitId_fkey" FOREIGN KEY ("permitId") REFERENCES "work_permits"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_permit_workers" ADD CONSTRAINT "work_permit_workers_personId_fkey" FOREIGN KEY ("personId") REFERENCES "persons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_permit_approvals" ADD CONSTRAINT "work_permit_approvals_permitId_fkey" FOREIGN KEY ("permitId") REFERENCES "work_permits"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_permit_approvals" ADD CONSTRAINT "work_permit_approvals_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_permit_logs" ADD CONSTRAINT "work_permit_logs_permitId_fkey" FOREIGN KEY ("permitId") REFERENCES "work_permits"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_permit_logs" ADD CONSTRAINT "work_permit_logs_actorUserId_fkey" FOREIGN KEY ("actorUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "work_permits" ADD CONSTRAINT "work_permits_times" CHECK ("startTime" < "endTime");
-- Nothing goes past the draft without its day and times: expiry and the figures rely on them.
ALTER TABLE "work_permits" ADD CONSTRAINT "work_permits_when" CHECK (
  "status" IN ('Draft', 'Cancelled')
  OR ("workDate" IS NOT NULL AND "startTime" IS NOT NULL AND "endTime" IS NOT NULL)
) NOT VALID;
ALTER TABLE "work_permit_approvals" ADD CONSTRAINT "work_permit_approvals_role"
  CHECK ("role" IN ('SafetyOfficer', 'WorkOwner', 'WorkspaceOwner'));
