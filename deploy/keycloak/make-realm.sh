#!/bin/sh
# Makes what the product needs of a Keycloak realm, and prints the settings to start the product with:
# docs/providers.md. Sign in with kcadm.sh before. Can be run again: what is there stays.
set -eu
: "${APP_URL:?the address of the product, such as https://safety.example.com}"
issuer=${OIDC_ISSUER:?the realm, such as https://sso.example.com/realms/site}
realm=${issuer##*/}

admin=site-safety-admin

clients() { kcadm.sh get clients -r "$realm" --fields clientId,secret --format csv --noquotes; }
secret_of() { printf '%s\n' "$all" | sed -n "s/^$1,//p"; }

kcadm.sh get "realms/$realm" --fields realm >/dev/null 2>&1 ||
  kcadm.sh create realms -s realm="$realm" -s enabled=true

kcadm.sh create partialImport -r "$realm" -f - <<JSON
{
  "ifResourceExists": "SKIP",
  "roles": {
    "realm": [
      { "name": "Admin" },
      { "name": "TenantAdministrator" },
      { "name": "SafetyOfficer" },
      { "name": "WorkOwner" },
      { "name": "Purchasing" },
      { "name": "Contractor" },
      { "name": "WorkspaceOwner" }
    ]
  },
  "clients": [
    {
      "clientId": "site-safety",
      "baseUrl": "$APP_URL",
      "redirectUris": ["$APP_URL/api/auth/callback/oidc"],
      "attributes": {
        "pkce.code.challenge.method": "S256",
        "post.logout.redirect.uris": "$APP_URL/sign-in"
      },
      "protocolMappers": [
        {
          "name": "audience site-safety",
          "protocol": "openid-connect",
          "protocolMapper": "oidc-audience-mapper",
          "config": { "included.client.audience": "site-safety", "access.token.claim": "true" }
        }
      ]
    }
  ]
}
JSON

clients | grep -q "^$admin," || kcadm.sh create clients -r "$realm" \
  -s clientId="$admin" -s standardFlowEnabled=false -s serviceAccountsEnabled=true
kcadm.sh add-roles -r "$realm" --uusername "service-account-$admin" --cclientid realm-management \
  --rolename manage-users --rolename view-users --rolename query-users --rolename view-realm

all=$(clients)
cat <<SETTINGS
OIDC_ISSUER=$issuer
OIDC_CLIENT_ID=site-safety
OIDC_CLIENT_SECRET=$(secret_of site-safety)
OIDC_ADMIN_CLIENT_ID=$admin
OIDC_ADMIN_CLIENT_SECRET=$(secret_of "$admin")
SETTINGS
