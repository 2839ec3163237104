/** The parts of the settings, as the address names them: `/settings?tab=holidays`. */
export const settingsTabs = ['general', 'holidays', 'areas', 'gates', 'documents'] as const
type SettingsTab = (typeof settingsTabs)[number]

export const tabOf = (value: unknown): SettingsTab =>
  settingsTabs.find((tab) => tab === value) ?? 'general'
