-- CreateTable
CREATE TABLE "gates" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "nameTh" TEXT NOT NULL,
    "nameEn" TEXT,
    "workspaceAreaId" UUID,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "gates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gate_devices" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "gateId" UUID NOT NULL,
    "pairingCodeHash" TEXT,
    "pairingEndsAt" TIMESTAMPTZ(3),
    "tokenHash" TEXT,
    "pairedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),
    "lastSeenAt" TIMESTAMPTZ(3),
    "listAt" TIMESTAMPTZ(3),
    "queueLength" INTEGER NOT NULL DEFAULT 0,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "gate_devices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "gates_code_key" ON "gates"("code");
CREATE INDEX "gates_workspaceAreaId_idx" ON "gates"("workspaceAreaId");
CREATE UNIQUE INDEX "gate_devices_pairingCodeHash_key" ON "gate_devices"("pairingCodeHash");
CREATE UNIQUE INDEX "gate_devices_tokenHash_key" ON "gate_devices"("tokenHash");
CREATE INDEX "gate_devices_gateId_idx" ON "gate_devices"("gateId");

-- AddForeignKey
ALTER TABLE "gates" ADD CONSTRAINT "gates_workspaceAreaId_fkey" FOREIGN KEY ("workspaceAreaId") REFERENCES "workspace_areas"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "gate_devices" ADD CONSTRAINT "gate_devices_gateId_fkey" FOREIGN KEY ("gateId") REFERENCES "gates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A revoked device has no token, and a code ends.
ALTER TABLE "gate_devices" ADD CONSTRAINT "gate_devices_state_check" CHECK (
  ("revokedAt" IS NULL OR "tokenHash" IS NULL)
  AND ("tokenHash" IS NULL OR "pairedAt" IS NOT NULL)
  AND (("pairingCodeHash" IS NULL) = ("pairingEndsAt" IS NULL))
  AND "queueLength" >= 0);
