CREATE TYPE "NoticeMessageStatus" AS ENUM ('Waiting', 'Sent', 'Failed');

CREATE TABLE "notice_messages" (
  "id" UUID NOT NULL,
  "userId" UUID NOT NULL,
  "channel" TEXT NOT NULL,
  "status" "NoticeMessageStatus" NOT NULL DEFAULT 'Waiting',
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL,
  "sentAt" TIMESTAMPTZ(3),
  "lastError" TEXT,
  "usefulUntil" TIMESTAMPTZ(3) NOT NULL,
  "reached" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "notice_messages_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "notice_messages_userId_fkey" FOREIGN KEY ("userId")
    REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "notice_messages_channel_status_nextAttemptAt_idx" ON "notice_messages"("channel", "status", "nextAttemptAt");
CREATE INDEX "notice_messages_userId_idx" ON "notice_messages"("userId");
CREATE INDEX "notice_messages_createdAt_idx" ON "notice_messages"("createdAt");

ALTER TABLE "notice_deliveries" ADD COLUMN "messageId" UUID;
ALTER TABLE "notice_deliveries" ADD CONSTRAINT "notice_deliveries_messageId_fkey" FOREIGN KEY ("messageId")
  REFERENCES "notice_messages"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "notice_deliveries_messageId_idx" ON "notice_deliveries"("messageId");

CREATE TABLE "push_subscriptions" (
  "id" UUID NOT NULL,
  "userId" UUID NOT NULL,
  "sessionId" UUID NOT NULL,
  "endpoint" TEXT NOT NULL,
  "p256dh" TEXT NOT NULL,
  "auth" TEXT NOT NULL,
  "savedAt" TIMESTAMPTZ(3) NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "push_subscriptions_userId_fkey" FOREIGN KEY ("userId")
    REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "push_subscriptions_sessionId_fkey" FOREIGN KEY ("sessionId")
    REFERENCES "sign_in_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");
CREATE INDEX "push_subscriptions_userId_idx" ON "push_subscriptions"("userId");
CREATE INDEX "push_subscriptions_sessionId_idx" ON "push_subscriptions"("sessionId");
