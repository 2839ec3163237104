/** What holds for every endpoint, ahead of the list of them. Markdown. */
export const introduction = `
**Who is calling.** Send \`Authorization: Bearer <token>\`; where \`<token>\` is one of a person (\`POST /api/auth/token\`, for an hour) or the key of a service account (\`ssk_…\`, for up to a year); browsers send the session cookie instead. Calls by cookie that change anything are taken from our own pages only. Each endpoint names its policy and the roles that hold it.

**Keys.** A service account has roles as a person has. A key of it has scopes, \`<policy>:read\` and \`<policy>:write\`: a call needs the policy of its endpoint among the roles, and the scope, of which a command needs \`write\` and everything else \`read\`; neither includes the other. 403 \`scope-missing\` names the scope; 403 \`no-keys\` is for what belongs to people. A key that was revoked, has expired, comes from another address than it may, or whose account is disabled, is 401 \`invalid-token\`. An account can have several keys: issue the next, move over, revoke the former.

**Order of checks.** 401 not signed in → 403 role → 403 scope → 400 input, everything that is wrong with it at once, up to 100 errors → 400 no such record → 403 target → 400 or 409 rule. A missing record is 400; 404 is a path that does not exist.

**Names and values.** Request members are matched without regard to case, and unknown ones are ignored. Identifiers are GUIDs. Days are \`YYYY-MM-DD\` in the Common Era, without time or zone; a year past 2400 is refused as a Buddhist-era year, and one before 1900. Instants are ISO 8601 in UTC. What is refused in texts holds for what is sent: texts that were stored before are answered as they are, and stay where a save leaves them out.

**Lists** are plain arrays. Without \`page\` every row comes back, up to a bound that the site sets: beyond it the answer is 400 \`ask-by-page\`. \`X-Total-Count\` carries the total. Optional filters and search terms may be missing, null or blank alike, and a search may come without a body.

**Stale writes.** A save that sends an older \`rowVersion\` than the stored one gets 409 \`stale-record\` and changes nothing; one that sends none skips the check.

**Repeated commands.** Any command of a signed-in caller may carry an \`Idempotency-Key\` of 1 to 255 characters of visible ASCII, best a random one for each thing to do. Sent again with the same key and input within 24 hours it is not done again: the first answer comes with \`Idempotent-Replayed: true\`. While the first call runs the answer is 409 \`request-in-progress\`; another input or path is 400 \`idempotency-key-reused\`; an answer that held a secret was not kept, 409 \`answer-not-kept\`. What was refused has changed nothing and is judged anew. Commands that take a password ignore the key.

**How often.** A person may call 1,200 times a minute, a key 600 times, and of these 10 may make a file of many records or send one to import, unless the site sets it otherwise. Every answer to a caller who is known says what is left: \`RateLimit: "calls";r=598;t=41\`, of \`RateLimit-Policy: "calls";q=600;w=60\`. Beyond it, 429 \`too-many-calls\` says in \`Retry-After\` how many seconds to wait; nothing was done.

**Problems** are RFC 9457 \`application/problem+json\` with a stable \`code\`. Texts are Thai, or English with \`Accept-Language: en\`. Every answer carries \`X-Trace-Id\`: quote it when you ask for help.
`.trim()
