-- CreateEnum
CREATE TYPE "WorkPermitStatus" AS ENUM ('Draft', 'Submitted', 'ChangesRequested', 'Approved', 'Active', 'Suspended', 'AwaitingClosure', 'Expired', 'Closed', 'Rejected', 'Cancelled');

-- CreateEnum
CREATE TYPE "ProjectStatus" AS ENUM ('Draft', 'Active', 'OnHold', 'Completed', 'Cancelled');

-- CreateEnum
CREATE TYPE "TaskStatus" AS ENUM ('Open', 'InProgress', 'InReview', 'Completed', 'Rejected', 'Cancelled');

-- CreateTable
CREATE TABLE "work_permits" (
    "id" UUID NOT NULL,
    "permitNo" TEXT NOT NULL,
    "taskId" UUID,
    "projectId" UUID,
    "contractorId" UUID,
    "requestedByUserId" UUID NOT NULL,
    "status" "WorkPermitStatus" NOT NULL DEFAULT 'Draft',
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "work_permits_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "projects" (
    "id" UUID NOT NULL,
    "purchaseRequisitionNo" TEXT,
    "name" TEXT COLLATE "th-x-icu" NOT NULL,
    "employerId" UUID,
    "workOwnerUserId" UUID,
    "purchasingUserId" UUID,
    "startDate" DATE NOT NULL,
    "endDate" DATE NOT NULL,
    "status" "ProjectStatus" NOT NULL DEFAULT 'Draft',
    "statusReason" TEXT,
    "description" TEXT,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "projects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "project_users" (
    "projectId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "role" "Role" NOT NULL,

    CONSTRAINT "project_users_pkey" PRIMARY KEY ("projectId","role","userId")
);

-- CreateTable
CREATE TABLE "project_workspace_areas" (
    "projectId" UUID NOT NULL,
    "workspaceAreaId" UUID NOT NULL,

    CONSTRAINT "project_workspace_areas_pkey" PRIMARY KEY ("projectId","workspaceAreaId")
);

-- CreateTable
CREATE TABLE "project_document_templates" (
    "projectId" UUID NOT NULL,
    "documentTemplateId" UUID NOT NULL,

    CONSTRAINT "project_document_templates_pkey" PRIMARY KEY ("projectId","documentTemplateId")
);

-- CreateTable
CREATE TABLE "tasks" (
    "id" UUID NOT NULL,
    "refId" TEXT NOT NULL,
    "taskTypeId" INTEGER NOT NULL,
    "title" TEXT COLLATE "th-x-icu" NOT NULL,
    "status" "TaskStatus" NOT NULL DEFAULT 'Open',
    "projectId" UUID,
    "employerId" UUID,
    "assigneeUserId" UUID NOT NULL,
    "assignerUserId" UUID NOT NULL,
    "dueDate" DATE,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tasks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "task_logs" (
    "id" UUID NOT NULL,
    "taskId" UUID NOT NULL,
    "command" TEXT NOT NULL,
    "fromStatus" "TaskStatus",
    "toStatus" "TaskStatus" NOT NULL,
    "assigneeUserId" UUID NOT NULL,
    "assignerUserId" UUID NOT NULL,
    "actorUserId" UUID NOT NULL,
    "comment" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "task_logs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "work_permits_permitNo_key" ON "work_permits"("permitNo");

-- CreateIndex
CREATE UNIQUE INDEX "work_permits_taskId_key" ON "work_permits"("taskId");

-- CreateIndex
CREATE INDEX "work_permits_projectId_status_idx" ON "work_permits"("projectId", "status");

-- CreateIndex
CREATE INDEX "work_permits_contractorId_idx" ON "work_permits"("contractorId");

-- CreateIndex
CREATE INDEX "work_permits_requestedByUserId_idx" ON "work_permits"("requestedByUserId");

-- CreateIndex
CREATE UNIQUE INDEX "projects_purchaseRequisitionNo_key" ON "projects"("purchaseRequisitionNo");

-- CreateIndex
CREATE INDEX "projects_employerId_idx" ON "projects"("employerId");

-- CreateIndex
CREATE INDEX "projects_workOwnerUserId_idx" ON "projects"("workOwnerUserId");

-- CreateIndex
CREATE INDEX "projects_purchasingUserId_idx" ON "projects"("purchasingUserId");

-- CreateIndex
CREATE INDEX "projects_purchaseRequisitionNo_trgm" ON "projects" USING GIN ("purchaseRequisitionNo" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "project_users_userId_idx" ON "project_users"("userId");

-- CreateIndex
CREATE INDEX "project_workspace_areas_workspaceAreaId_idx" ON "project_workspace_areas"("workspaceAreaId");

-- CreateIndex
CREATE INDEX "project_document_templates_documentTemplateId_idx" ON "project_document_templates"("documentTemplateId");

-- CreateIndex
CREATE UNIQUE INDEX "tasks_refId_key" ON "tasks"("refId");

-- CreateIndex
CREATE INDEX "tasks_projectId_idx" ON "tasks"("projectId");

-- CreateIndex
CREATE INDEX "tasks_employerId_idx" ON "tasks"("employerId");

-- CreateIndex
CREATE INDEX "tasks_assigneeUserId_status_idx" ON "tasks"("assigneeUserId", "status");

-- CreateIndex
CREATE INDEX "tasks_assignerUserId_status_idx" ON "tasks"("assignerUserId", "status");

-- CreateIndex
CREATE INDEX "task_logs_taskId_at_idx" ON "task_logs"("taskId", "at");

-- CreateIndex
CREATE INDEX "task_logs_assigneeUserId_idx" ON "task_logs"("assigneeUserId");

-- CreateIndex
CREATE INDEX "task_logs_assignerUserId_idx" ON "task_logs"("assignerUserId");

-- CreateIndex
CREATE INDEX "task_logs_actorUserId_idx" ON "task_logs"("actorUserId");

-- AddForeignKey
ALTER TABLE "work_permits" ADD CONSTRAINT "work_permits_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "tasks"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_permits" ADD CONSTRAINT "work_permits_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "projects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_permits" ADD CONSTRAINT "work_permits_contractorId_fkey" FOREIGN KEY ("contractorId") REFERENCES "employers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_permits" ADD CONSTRAINT "work_permits_requestedByUserId_fkey" FOREIGN KEY ("requestedByUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "projects" ADD CONSTRAINT "projects_employerId_fkey" FOREIGN KEY ("employerId") REFERENCES "employers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "projects" ADD CONSTRAINT "projects_workOwnerUserId_fkey" FOREIGN KEY ("workOwnerUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "projects" ADD CONSTRAINT "projects_purchasingUserId_fkey" FOREIGN KEY ("purchasingUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_users" ADD CONSTRAINT "project_users_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_users" ADD CONSTRAINT "project_users_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_workspace_areas" ADD CONSTRAINT "project_workspace_areas_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_workspace_areas" ADD CONSTRAINT "project_workspace_areas_workspaceAreaId_fkey" FOREIGN KEY ("workspaceAreaId") REFERENCES "workspace_areas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_document_templates" ADD CONSTRAINT "project_document_templates_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_document_templates" ADD CONSTRAINT "project_document_templates_documentTemplateId_fkey" FOREIGN KEY ("documentTemplateId") REFERENCES "document_templates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "projects"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_employerId_fkey" FOREIGN KEY ("employerId") REFERENCES "employers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assigneeUserId_fkey" FOREIGN KEY ("assigneeUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignerUserId_fkey" FOREIGN KEY ("assignerUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_logs" ADD CONSTRAINT "task_logs_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "tasks"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_logs" ADD CONSTRAINT "task_logs_assigneeUserId_fkey" FOREIGN KEY ("assigneeUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_logs" ADD CONSTRAINT "task_logs_assignerUserId_fkey" FOREIGN KEY ("assignerUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "task_logs" ADD CONSTRAINT "task_logs_actorUserId_fkey" FOREIGN KEY ("actorUserId") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The numbers behind T-2026-000123 and WP-2026-000123. A number is never given twice; one may be skipped.
CREATE SEQUENCE "task_number";
CREATE SEQUENCE "work_permit_number";

ALTER TABLE "tasks" ADD CONSTRAINT "tasks_taskTypeId" CHECK ("taskTypeId" IN (1, 2, 3));
ALTER TABLE "projects" ADD CONSTRAINT "projects_days_in_order" CHECK ("startDate" <= "endDate");
ALTER TABLE "projects" ADD CONSTRAINT "projects_purchaseRequisitionNo_not_blank"
  CHECK ("purchaseRequisitionNo" = btrim("purchaseRequisitionNo") AND "purchaseRequisitionNo" <> '');
