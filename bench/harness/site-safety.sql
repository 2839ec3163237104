-- Copies the harness's rows (schema bench_src) into our tables. Each user becomes a person with the same id, too.
TRUNCATE "projects", "users", "persons", "employers", "audit_entries" CASCADE;

INSERT INTO "employers" ("id", "nameTh", "kind", "updatedAt")
SELECT id, name, 'Contractor', now() FROM bench_src.employers;

INSERT INTO "persons" ("id", "firstNameTh", "lastNameTh", "updatedAt")
SELECT id, 'เจ้าของงาน', n::text, now() FROM bench_src.users;

INSERT INTO "users" ("id", "personId", "email", "roles", "updatedAt")
SELECT id, id, email, '{WorkOwner}', now() FROM bench_src.users;

INSERT INTO "projects" ("id", "purchaseRequisitionNo", "name", "employerId", "workOwnerUserId",
  "startDate", "endDate", "status", "createdAt", "updatedAt")
SELECT id, purchase_requisition_no, name, employer_id, work_owner_user_id, start_date, end_date,
  CASE status WHEN 'ACTIVE' THEN 'Active' WHEN 'CLOSED' THEN 'Completed' ELSE 'Draft' END::"ProjectStatus",
  created_at, updated_at
FROM bench_src.projects;
