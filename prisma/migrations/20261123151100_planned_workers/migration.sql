ALTER TABLE "projects" ADD COLUMN "plannedWorkers" INTEGER;
ALTER TABLE "projects" ADD CONSTRAINT "projects_plannedWorkers_positive" CHECK ("plannedWorkers" > 0);
