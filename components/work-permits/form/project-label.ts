type Project = { PurchaseRequisitionNo: string | null; name: string }

export const projectLabel = ({ PurchaseRequisitionNo, name }: Project): string =>
  [PurchaseRequisitionNo, name].filter(Boolean).join(' · ')
