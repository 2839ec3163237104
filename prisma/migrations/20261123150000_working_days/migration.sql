-- AlterTable
ALTER TABLE "global_settings"
  ADD COLUMN "workdays" INTEGER[] NOT NULL DEFAULT ARRAY[1, 2, 3, 4, 5, 6]::INTEGER[],
  ADD COLUMN "permitCutOff" CHAR(5) NOT NULL DEFAULT '15:00';
ALTER TABLE "global_settings" ADD CONSTRAINT "global_settings_workdays_check" CHECK (
  cardinality("workdays") BETWEEN 1 AND 7 AND "workdays" <@ ARRAY[0, 1, 2, 3, 4, 5, 6]
  AND "permitCutOff" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
