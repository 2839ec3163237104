-- A search over all nouns finds projects and tasks by words, and tasks by parts of their codes.
CREATE INDEX "projects_name_trgm" ON "projects" USING GIN ("name" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "tasks_refId_trgm" ON "tasks" USING GIN ("refId" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "tasks_title_trgm" ON "tasks" USING GIN ("title" gin_trgm_ops) WITH (fastupdate = off);
