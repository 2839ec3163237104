/** ชนิดของข้อมูลในรายละเอียดบันทึก / How the members of an audit line's details read. */

/** Of these the server tells the names. */
export type NamedType =
  | 'user'
  | 'person'
  | 'employer'
  | 'project'
  | 'task'
  | 'work-permit'
  | 'jsa-template'
  | 'training-plan'
  | 'workspace-area'
  | 'gate'
  | 'gate-device'
  | 'credential-type'
  | 'import'
  | 'service-account'
  | 'api-key'

/** Catalogue keys by value, or what stands before the value in them. */
type Words = { words: string | Record<string, string> }

export type Kind =
  | 'text'
  | 'flag'
  | 'file'
  | 'day'
  | 'instant'
  | 'weekday'
  | 'holiday'
  /** The name of a project or company, which a draft may lack. */
  | 'draft-name'
  | Words
  | { record: NamedType }

/** `label` is a key of the catalogue. */
export type Field = { label: string; kind: Kind }

/** Plain text, unless a kind is given. */
export const field = (label: string, kind: Kind = 'text'): Field => ({ label, kind })
export const record = (label: string, type: NamedType): Field => ({ label, kind: { record: type } })
export const words = (label: string, keys: Words['words']): Field => ({
  label,
  kind: { words: keys },
})
