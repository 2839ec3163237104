-- An empty list of a condition means any; there is no third state.
ALTER TABLE "requirements"
  ALTER COLUMN "employerKinds" SET DEFAULT '{}', ALTER COLUMN "employerKinds" SET NOT NULL,
  ALTER COLUMN "typeCodes" SET DEFAULT '{}', ALTER COLUMN "typeCodes" SET NOT NULL,
  ALTER COLUMN "dutyCodes" SET DEFAULT '{}', ALTER COLUMN "dutyCodes" SET NOT NULL,
  ALTER COLUMN "projectIds" SET DEFAULT '{}', ALTER COLUMN "projectIds" SET NOT NULL,
  ALTER COLUMN "workspaceAreaIds" SET DEFAULT '{}', ALTER COLUMN "workspaceAreaIds" SET NOT NULL,
  ALTER COLUMN "employerIds" SET DEFAULT '{}', ALTER COLUMN "employerIds" SET NOT NULL,
  ALTER COLUMN "scheduleIds" SET DEFAULT '{}', ALTER COLUMN "scheduleIds" SET NOT NULL;
