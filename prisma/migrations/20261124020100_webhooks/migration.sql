CREATE TYPE "WebhookSwitchOff" AS ENUM ('gone', 'failing');
CREATE TYPE "WebhookDeliveryStatus" AS ENUM ('Waiting', 'Delivered', 'Failed');

CREATE TABLE "webhook_endpoints" (
  "id" UUID NOT NULL,
  "url" TEXT NOT NULL,
  "types" TEXT[] NOT NULL,
  "isActive" BOOLEAN NOT NULL DEFAULT true,
  "switchedOff" "WebhookSwitchOff",
  "failingSince" TIMESTAMPTZ(3),
  "position" BIGINT NOT NULL,
  "secret" TEXT NOT NULL,
  "oldSecret" TEXT,
  "oldSecretUntil" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "rowVersion" INTEGER NOT NULL DEFAULT 1,

  CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "webhook_endpoints_switchedOff_check" CHECK ("switchedOff" IS NULL OR NOT "isActive"),
  CONSTRAINT "webhook_endpoints_oldSecret_check" CHECK (("oldSecret" IS NULL) = ("oldSecretUntil" IS NULL))
);

CREATE TABLE "webhook_deliveries" (
  "id" UUID NOT NULL,
  "endpointId" UUID NOT NULL,
  "seq" BIGINT NOT NULL,
  "type" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "subjectId" TEXT NOT NULL,
  "path" TEXT,
  "status" "WebhookDeliveryStatus" NOT NULL DEFAULT 'Waiting',
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL,
  "answerStatus" INTEGER,
  "fault" TEXT,
  "milliseconds" INTEGER,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "webhook_deliveries_endpointId_fkey" FOREIGN KEY ("endpointId")
    REFERENCES "webhook_endpoints"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "webhook_deliveries_endpointId_seq_key" ON "webhook_deliveries"("endpointId", "seq");
CREATE INDEX "webhook_deliveries_createdAt_idx" ON "webhook_deliveries"("createdAt");
-- What is due is asked for every two seconds, among all that was delivered within a month
CREATE INDEX "webhook_deliveries_waiting_idx" ON "webhook_deliveries"("endpointId", "nextAttemptAt")
  WHERE "status" = 'Waiting';
