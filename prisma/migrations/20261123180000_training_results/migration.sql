ALTER TYPE "ImportKind" ADD VALUE 'TrainingResults';

-- Whether a session was kept at the site, or made by a file of results when it was over.
CREATE TYPE "SessionSource" AS ENUM ('Site', 'Import');
ALTER TABLE "training_sessions" ADD COLUMN "source" "SessionSource" NOT NULL DEFAULT 'Site';
