CREATE TABLE "idempotency_keys" (
    "callerId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "answer" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("callerId", "key")
);

CREATE INDEX "idempotency_keys_createdAt_idx" ON "idempotency_keys"("createdAt");
