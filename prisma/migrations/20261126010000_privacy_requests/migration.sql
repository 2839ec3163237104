CREATE TYPE "PrivacyRequestKind" AS ENUM ('Access', 'Portability', 'Objection', 'Erasure', 'Restriction', 'Correction', 'ConsentWithdrawal');
CREATE TYPE "PrivacyRequestStatus" AS ENUM ('Open', 'Done', 'Refused', 'Withdrawn');

CREATE TABLE "privacy_requests" (
  "id" UUID NOT NULL,
  "personId" UUID,
  "personCode" TEXT NOT NULL,
  "kind" "PrivacyRequestKind" NOT NULL,
  "details" TEXT,
  "receivedAt" DATE NOT NULL,
  "dueAt" DATE NOT NULL,
  "status" "PrivacyRequestStatus" NOT NULL DEFAULT 'Open',
  "reason" TEXT,
  "receivedByUserId" UUID NOT NULL,
  "closedAt" TIMESTAMPTZ(3),
  "closedByUserId" UUID,
  "rowVersion" INTEGER NOT NULL DEFAULT 1,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "privacy_requests_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "privacy_requests_days_check" CHECK ("dueAt" >= "receivedAt"),
  CONSTRAINT "privacy_requests_closed_check" CHECK (
    CASE "status" WHEN 'Open' THEN num_nonnulls("closedAt", "closedByUserId", "reason") = 0
    ELSE num_nonnulls("closedAt", "closedByUserId", "reason") = 3 END),
  CONSTRAINT "privacy_requests_personId_fkey" FOREIGN KEY ("personId")
    REFERENCES "persons"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "privacy_requests_receivedByUserId_fkey" FOREIGN KEY ("receivedByUserId")
    REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "privacy_requests_closedByUserId_fkey" FOREIGN KEY ("closedByUserId")
    REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE INDEX "privacy_requests_personId_idx" ON "privacy_requests"("personId");
CREATE INDEX "privacy_requests_status_dueAt_idx" ON "privacy_requests"("status", "dueAt");
CREATE INDEX "privacy_requests_receivedByUserId_idx" ON "privacy_requests"("receivedByUserId");
CREATE INDEX "privacy_requests_closedByUserId_idx" ON "privacy_requests"("closedByUserId");
