-- CreateEnum
CREATE TYPE "LinkKind" AS ENUM ('Invitation', 'Reset');

-- AlterTable
ALTER TABLE "invitations" ADD COLUMN "kind" "LinkKind" NOT NULL DEFAULT 'Invitation';

-- CreateTable
CREATE TABLE "reset_requests" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "traceId" TEXT NOT NULL,

    CONSTRAINT "reset_requests_pkey" PRIMARY KEY ("id")
);
