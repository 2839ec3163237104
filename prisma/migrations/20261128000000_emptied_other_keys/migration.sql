-- What stood in a file is kept for a week: names of companies by which rows were told apart had stayed.
UPDATE "import_rows" SET "otherKey" = NULL
FROM "imports" WHERE "imports"."id" = "import_rows"."importId" AND "imports"."emptiedAt" IS NOT NULL
  AND "import_rows"."otherKey" IS NOT NULL;
