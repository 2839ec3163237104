/** To the sign-in page, which confirms that the password was changed: the change has ended every session. */
export const goToSignIn = () => window.location.assign('/sign-in?changed')
