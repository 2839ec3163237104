ALTER TABLE "global_settings" ADD COLUMN "everybodyNeedsSecondFactor" BOOLEAN NOT NULL DEFAULT false;
