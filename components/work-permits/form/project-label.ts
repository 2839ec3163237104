type Project = { PurchaseRequisitionNo: string | null; name: string }

/** PR No. and name, as people speak of a project. */
export const projectLabel = ({ PurchaseRequisitionNo, name }: Project): string =>
  [PurchaseRequisitionNo, name].filter(Boolean).join(' · ')
