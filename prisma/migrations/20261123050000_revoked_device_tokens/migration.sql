-- AlterTable
ALTER TABLE "gate_devices" ADD COLUMN     "revokedTokenAt" TIMESTAMPTZ(3),
ADD COLUMN     "revokedTokenHash" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "gate_devices_revokedTokenHash_key" ON "gate_devices"("revokedTokenHash");
