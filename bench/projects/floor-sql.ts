/** The rows and joins of the product's answers as plain SQL. */

const ROW = `project."id", project."purchaseRequisitionNo" AS "PurchaseRequisitionNo", project."name",
  project."employerId", employer."nameTh" AS "employerNameTh", employer."nameEn" AS "employerNameEn",
  project."workOwnerUserId", person."firstNameTh" || ' ' || person."lastNameTh" AS "workOwnerNameTh",
  nullif(concat_ws(' ', person."firstNameEn", person."lastNameEn"), '') AS "workOwnerNameEn",
  project."startDate", project."endDate", project."status", project."rowVersion"`

const FROM = `FROM "projects" project
  LEFT JOIN "employers" employer ON employer."id" = project."employerId"
  LEFT JOIN "users" owner ON owner."id" = project."workOwnerUserId"
  LEFT JOIN "persons" person ON person."id" = owner."personId"`

export const SEARCH = `SELECT ${ROW} ${FROM} ORDER BY project."purchaseRequisitionNo", project."id"`

export const SEARCH_BY_PR_NO = `SELECT ${ROW}, EXISTS (
    SELECT FROM "tasks" task WHERE task."projectId" = project."id") AS "isInUse"
  ${FROM} WHERE project."purchaseRequisitionNo" ILIKE $1 ORDER BY project."purchaseRequisitionNo"`

export const GET = `SELECT project."id", project."purchaseRequisitionNo" AS "PurchaseRequisitionNo",
    project."name", project."employerId", project."workOwnerUserId", project."purchasingUserId",
    project."startDate", project."endDate", project."status", project."statusReason",
    project."description", project."rowVersion",
    json_build_object('id', employer."id", 'nameTh', employer."nameTh", 'nameEn', employer."nameEn") AS "employer",
    (SELECT coalesce(json_agg("workspaceAreaId"), '[]') FROM "project_workspace_areas"
      WHERE "projectId" = project."id") AS "workspaceAreaIds",
    (SELECT coalesce(json_agg("documentTemplateId"), '[]') FROM "project_document_templates"
      WHERE "projectId" = project."id") AS "documentTemplateIds",
    (SELECT coalesce(json_agg(json_build_object('id', task."id", 'refId', task."refId",
      'taskTypeId', task."taskTypeId", 'title', task."title", 'status', task."status")), '[]')
      FROM "tasks" task WHERE task."projectId" = project."id") AS "tasks"
  FROM "projects" project LEFT JOIN "employers" employer ON employer."id" = project."employerId"
  WHERE project."id" = $1`

export const INSERT = `INSERT INTO "projects" ("id", "purchaseRequisitionNo", "name", "employerId",
    "workOwnerUserId", "startDate", "endDate", "updatedAt")
  VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, $6, now())
  ON CONFLICT (lower("purchaseRequisitionNo")) DO NOTHING RETURNING "id", "rowVersion"`
