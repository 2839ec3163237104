-- CreateEnum
CREATE TYPE "WorkPermitType" AS ENUM ('General', 'HotWork', 'ConfinedSpace', 'WorkAtHeight', 'Electrical', 'Excavation', 'Lifting', 'Chemical');

-- CreateTable
CREATE TABLE "jsa_templates" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "nameTh" TEXT COLLATE "th-x-icu" NOT NULL,
    "nameEn" TEXT,
    "typeCode" "WorkPermitType" NOT NULL,
    "isSystem" BOOLEAN NOT NULL DEFAULT false,
    "isEnabled" BOOLEAN NOT NULL DEFAULT true,
    "sourceTemplateId" UUID,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "steps" JSONB NOT NULL,
    "rowVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "jsa_templates_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "jsa_templates_code_key" ON "jsa_templates"("code");

-- CreateIndex
CREATE UNIQUE INDEX "jsa_templates_sourceTemplateId_key" ON "jsa_templates"("sourceTemplateId");

-- AddForeignKey
ALTER TABLE "jsa_templates" ADD CONSTRAINT "jsa_templates_sourceTemplateId_fkey" FOREIGN KEY ("sourceTemplateId") REFERENCES "jsa_templates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The numbers in JSA-0001, for own templates to which nobody gave a code.
CREATE SEQUENCE "jsa_template_number";

ALTER TABLE "jsa_templates" ADD CONSTRAINT "jsa_templates_steps" CHECK (jsonb_typeof("steps") = 'array');
-- What comes with the product is nobody's copy, and is offered only through the copy of it.
ALTER TABLE "jsa_templates" ADD CONSTRAINT "jsa_templates_system"
  CHECK (NOT "isSystem" OR ("sourceTemplateId" IS NULL AND NOT "isEnabled"));
