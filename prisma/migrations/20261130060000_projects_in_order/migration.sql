-- The order of the list of projects.
CREATE INDEX "projects_purchaseRequisitionNo_id_idx" ON "projects"("purchaseRequisitionNo", "id");
