-- A task of a permit has the permit's project, also one that was chosen after the task was made.
UPDATE "tasks" SET "projectId" = permit."projectId"
FROM "work_permits" permit
WHERE permit."taskId" = "tasks"."id" AND "tasks"."projectId" IS DISTINCT FROM permit."projectId";
