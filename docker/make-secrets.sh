#!/bin/sh
# Makes the secrets that compose.yaml hands to its services, each once; what is there stays.
set -eu
cd "$(dirname "$0")/.."
mkdir -p secrets
chmod 700 secrets # the files are readable for the containers' users, the folder for nobody else on this machine
random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
keep() { [ -s "secrets/$1" ] || printf '%s\n' "$2" > "secrets/$1"; chmod 644 "secrets/$1"; }
keep owner_password "$(random)"
keep studio_password "$(random)"
keep studio_secret "$(random)"
keep metrics_token "$(random)"
keep database_owner_url "postgresql://studio_owner:$(cat secrets/owner_password)@database:5432/studio"
keep database_url "postgresql://studio:$(cat secrets/studio_password)@database:5432/studio"
