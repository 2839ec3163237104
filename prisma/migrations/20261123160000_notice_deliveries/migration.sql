ALTER TABLE "users" ADD COLUMN "locale" TEXT;

-- What was told before there were deliveries stays in the product.
ALTER TABLE "notices" ADD COLUMN "plannedAt" TIMESTAMPTZ(3);
UPDATE "notices" SET "plannedAt" = CURRENT_TIMESTAMP;
CREATE INDEX "notices_plannedAt_createdAt_idx" ON "notices"("plannedAt", "createdAt");

CREATE TABLE "notice_settings" (
    "userId" UUID NOT NULL,
    "quietFrom" CHAR(5),
    "quietUntil" CHAR(5),
    "choices" JSONB NOT NULL,

    CONSTRAINT "notice_settings_pkey" PRIMARY KEY ("userId")
);

CREATE TYPE "NoticeDeliveryStatus" AS ENUM ('Waiting', 'Held', 'Sent', 'Failed', 'Skipped');

CREATE TABLE "notice_deliveries" (
    "id" UUID NOT NULL,
    "noticeId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "status" "NoticeDeliveryStatus" NOT NULL DEFAULT 'Waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "mailId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notice_deliveries_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "notice_deliveries_noticeId_channel_key" ON "notice_deliveries"("noticeId", "channel");
CREATE INDEX "notice_deliveries_status_nextAttemptAt_idx" ON "notice_deliveries"("status", "nextAttemptAt");
CREATE INDEX "notice_deliveries_userId_idx" ON "notice_deliveries"("userId");
CREATE INDEX "notice_deliveries_mailId_idx" ON "notice_deliveries"("mailId");
CREATE INDEX "notice_deliveries_createdAt_idx" ON "notice_deliveries"("createdAt");

ALTER TABLE "outbox_mails" ADD COLUMN "noticeId" UUID;
ALTER TABLE "outbox_mails" ADD COLUMN "unsubscribeLink" TEXT;
CREATE INDEX "outbox_mails_noticeId_idx" ON "outbox_mails"("noticeId");

ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notice_deliveries" ADD CONSTRAINT "notice_deliveries_noticeId_fkey" FOREIGN KEY ("noticeId") REFERENCES "notices"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notice_deliveries" ADD CONSTRAINT "notice_deliveries_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notice_deliveries" ADD CONSTRAINT "notice_deliveries_mailId_fkey" FOREIGN KEY ("mailId") REFERENCES "outbox_mails"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_noticeId_fkey" FOREIGN KEY ("noticeId") REFERENCES "notices"("id") ON DELETE SET NULL ON UPDATE CASCADE;
