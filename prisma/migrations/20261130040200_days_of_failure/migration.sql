-- Days in which the product was off are no days of failure.
ALTER TABLE "webhook_endpoints" ADD COLUMN "failedAt" TIMESTAMPTZ(3), ADD COLUMN "switchOffAt" TIMESTAMPTZ(3);
