// Of its own, so that Next does not take the product’s
export function register(): void {}
