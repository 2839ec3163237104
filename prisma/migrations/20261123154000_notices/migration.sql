CREATE TABLE "notices" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "occasion" TEXT NOT NULL,
    "params" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMPTZ(3),

    CONSTRAINT "notices_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "notices_userId_event_subjectId_occasion_key" ON "notices"("userId", "event", "subjectId", "occasion");
CREATE INDEX "notices_userId_createdAt_idx" ON "notices"("userId", "createdAt");
CREATE INDEX "notices_createdAt_idx" ON "notices"("createdAt");

ALTER TABLE "notices" ADD CONSTRAINT "notices_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
