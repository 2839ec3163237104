/** What endpoints say that ask again who is there. Source: docs/decisions/0141-identity-confirmation.md */
export const ASKS_WHO = 'Asks who is there: 403 `confirm-identity` where that was not shown lately.'
