import { config } from '../../config/config'

/** Whether accounts and roles at the external provider are managed from here. */
export const isProviderManaged = () => config().providerAdmin !== undefined
