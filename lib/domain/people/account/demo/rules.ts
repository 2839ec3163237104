/** The published password of every account of the demo. */
export const DEMO_PASSWORD = 'safety-demo'
