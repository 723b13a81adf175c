#!/bin/sh
# Puts a build on this machine, switches Caddy to it, and back. deploy/README.md tells how.
set -eu
umask 022
export LC_ALL=C

usage() {
  cat <<'TEXT'
Usage: deploy.sh [options]
  --domain NAME       first time: write the Caddyfile for this name (an existing one is never touched)
  --alias NAME        first time: lead this name to the domain too (www.your.domain, or your.domain to www)
  --certificate FILE, --key FILE  first time: this certificate chain (default: Caddy gets one by itself)
  --http              first time: without TLS, behind a proxy that has it
  --http-port N, --https-port N   first time: other ports than 80 and 443
  --build FOLDER      the build to deploy (default: the one beside this script)
  --check URL         compare the home page at this address with the release afterwards; switch back if it differs
  --rollback [NAME]   switch to the release that was served before the present one was, or to the one named
  --list              name the releases; the present one is marked
  --dry-run           say what would be done, change nothing
Environment: SITE_DIR (/srv/adyakshar), CADDYFILE (/etc/caddy/Caddyfile), CADDY_ADMIN (localhost:2019),
  RELEASE_DAYS (30), CHECK_SECONDS (10).
TEXT
}

SITE_DIR=${SITE_DIR:-/srv/adyakshar}
CADDYFILE=${CADDYFILE:-/etc/caddy/Caddyfile}
RELEASE_DAYS=${RELEASE_DAYS:-30}
CHECK_SECONDS=${CHECK_SECONDS:-10}

say() { printf '%s\n' "$*"; }
die() {
  printf 'deploy.sh: %s\n' "$*" >&2
  exit 1
}
run_caddy() { caddy "$1" --config "$CADDYFILE" --adapter caddyfile; }

script_dir=$(cd "$(dirname "$0")" && pwd)
build=$script_dir/..
[ -d "$build/client" ] || build=$script_dir/../build
action=deploy domain='' alias='' certificate='' key='' scheme=https http_port=80 https_port=443
check='' target='' dry_run=''
while [ $# -gt 0 ]; do
  case $1 in
    --domain | --alias | --certificate | --key | --http-port | --https-port | --build | --check)
      [ -n "${2:-}" ] || die "$1 wants a value (--help)"
      ;;
  esac
  case $1 in
    --domain) domain=$2; shift ;;
    --alias) alias=$2; shift ;;
    --certificate) certificate=$2; shift ;;
    --key) key=$2; shift ;;
    --http) scheme=http ;;
    --http-port) http_port=$2; shift ;;
    --https-port) https_port=$2; shift ;;
    --build) build=$2; shift ;;
    --check) check=$2; shift ;;
    --rollback)
      action=rollback
      case ${2:-} in '' | --*) ;; *) target=$2; shift ;; esac
      ;;
    --list) action=list ;;
    --dry-run) dry_run=yes ;;
    -h | --help) usage; exit ;;
    *) die "unknown option $1 (--help lists them)" ;;
  esac
  shift
done

# These values go into the Caddyfile unquoted.
for word in "$SITE_DIR" "${CADDY_ADMIN:-}" "$certificate" "$key"; do
  case $word in *[!A-Za-z0-9/._:-]*) die "only letters, digits and / . _ : - can stand in \"$word\"" ;; esac
done
for word in $domain $alias; do
  case $word in
    *[!A-Za-z0-9.-]* | [.-]* | *[.-] | *..* | *.-* | *-.*) die "\"$word\" is no host name: give it like www.your.domain, without https:// and path" ;;
  esac
done
for word in "$http_port" "$https_port"; do
  case $word in 0* | *[!0-9]* | ??????*) word=65536 ;; esac
  [ "$word" -le 65535 ] || die "a port is a number from 1 to 65535, not \"$http_port\" and \"$https_port\""
done

releases=$SITE_DIR/releases
# The releases that visitors have seen, in the order in which they did; the last one is the present one.
served_list=$SITE_DIR/served
release_names() { [ ! -d "$releases" ] || ls "$releases" | sort; }
was_served() { grep -qsxF -e "$1" "$served_list"; }
read_present() {
  present=$(tail -n 1 "$served_list" 2>/dev/null || true)
  [ -d "$releases/$present" ] || present=''
}

# The Caddyfile is the owner's: it is written once, where there is none or only the example of Debian's package.
is_packaged_example() { grep -qs '^[[:space:]]*root \* /usr/share/caddy' "$CADDYFILE"; }
needs_caddyfile() { [ ! -e "$CADDYFILE" ] || is_packaged_example; }

write_caddyfile() {
  prefix='' port=$https_port
  [ $scheme = https ] || { prefix=http:// port=$http_port; }
  case $port in 80 | 443) port='' ;; *) port=:$port ;; esac
  # Only what is not Caddy's own choice needs saying.
  options=''
  [ "$http_port$https_port" = 80443 ] || options="\thttp_port $http_port\n\thttps_port $https_port\n"
  [ -z "${CADDY_ADMIN:-}" ] || options="$options\tadmin $CADDY_ADMIN\n"
  {
    say "# Yours: addresses, redirects, logs. deploy.sh wrote this file once and never touches it again."
    say "# What belongs to a release (files, headers, paths) comes in through the import."
    [ -z "$options" ] || printf '{\n%b}\n' "$options"
    site_block "$domain" "import $SITE_DIR/current/caddy/site.caddy"
    [ -z "$alias" ] || site_block "$alias" "redir $scheme://$domain$port{uri} permanent"
  } >"$CADDYFILE.new"
  if [ -e "$CADDYFILE" ]; then
    cp -p "$CADDYFILE" "$CADDYFILE.package"
    say "Moved the package's example to $CADDYFILE.package."
  fi
  wrote_caddyfile=yes
  mv "$CADDYFILE.new" "$CADDYFILE"
  say "Wrote $CADDYFILE. It is yours from now on: later deployments leave it alone."
}

site_block() {
  printf '\n%s {\n' "$prefix$1$port"
  [ -z "$certificate" ] || printf '\ttls %s %s\n' "$certificate" "$key"
  printf '\t%s\n}\n' "$2"
}

# What must hold the first time: names that lead here, ports that nothing else has, a certificate with its key.
check_first_time() {
  [ -d "$(dirname "$CADDYFILE")" ] || die "there is no folder $(dirname "$CADDYFILE"): install Caddy first, or name its place (--help, Environment)"
  [ -n "$domain" ] || die "$CADDYFILE is not there yet: name your domain with --domain"
  for host in $domain $alias; do
    getent hosts "$host" >/dev/null || say "Note: $host has no address yet. Add an A or AAAA record that leads here, or visitors (and certificates) will not find it."
  done
  [ -z "$certificate$key" ] || { [ -e "$certificate" ] && [ -e "$key" ]; } || die "no certificate at \"$certificate\" or no key at \"$key\": --certificate goes with --key"
  ports=$http_port
  [ $scheme = http ] || ports="$http_port $https_port"
  for port in $ports; do
    other=$(ss -Hltnp "sport = :$port" 2>/dev/null | sed -n 's/.*users:(("\([^"]*\)".*/\1/p' | grep -v '^caddy$' | head -n 1) || true
    [ -z "$other" ] || die "port $port belongs to $other: stop it, or choose others with --http-port and --https-port"
  done
}

# At every deployment: the name in the build, and the one that it gets or has in the Caddyfile.
compare_origin() {
  origin=$(sed -n 's#^Sitemap: \(https\{0,1\}://[^/]*\)/.*#\1#p' "$build/client/robots.txt" 2>/dev/null || true)
  host=${origin#*://}
  [ -n "$origin" ] || return 0
  if [ -n "$domain" ]; then say "$domain"; else cat "$CADDYFILE"; fi | tr -c 'A-Za-z0-9.-' '\n' | grep -qxF -e "${host%%:*}" ||
    say "Note: this build calls itself $origin, not ${domain:-by a name in $CADDYFILE}. Correct origin in site.config.ts and build again, or search engines are led there."
}

reload() {
  message=$(run_caddy reload 2>&1) && return
  case $message in *'connection refused'*) ;; *) say "$message" >&2; return 1 ;; esac
  say "Starting Caddy: it was not running."
  if [ -d /run/systemd/system ] && [ "$(id -u)" = 0 ]; then
    systemctl start caddy
  else
    # Without the lock, which would be held as long as Caddy runs.
    run_caddy start >/dev/null 2>&1 9>&-
  fi
}

make_release() {
  new=$releases/.incoming
  mkdir -p "$new/caddy"
  cp -a "$build/client" "$new/client"
  # Configuration names the release itself, not the link: pages and policy change together, at the reload.
  sed "s#{\$SITE_ROOT:[^}]*}#$releases/$1/client#" "$build/deploy/caddy/site.caddy" >"$new/caddy/site.caddy"
  (cd "$new/client" && { [ ! -d assets ] || find assets -type f; }) >"$new/assets.txt"
  chown -hR "$(id -u):$(id -g)" "$new"
  chmod -R a+rX "$new"
  mv "$new" "$releases/$1"
}

# Pages that are open now ask for the files of their own release.
carry_assets() {
  carried_files=0
  for list in "$releases"/*/assets.txt; do
    while read -r file; do
      [ ! -e "$releases/$1/client/$file" ] || continue
      mkdir -p "$(dirname "$releases/$1/client/$file")"
      ln "${list%/*}/client/$file" "$releases/$1/client/$file"
      carried_files=$((carried_files + 1))
    done <"$list"
  done
}

# Without a name nothing is served.
point_current_at() {
  if [ -z "$1" ]; then
    rm -f "$SITE_DIR/current"
    return
  fi
  ln -sfn "releases/$1" "$SITE_DIR/.current.new"
  mv -fT "$SITE_DIR/.current.new" "$SITE_DIR/current"
}

# One deployment at a time, from here on; and nothing left of one that was killed.
begin() {
  mkdir -p "$releases" 2>/dev/null && [ -w "$SITE_DIR" ] && { ! needs_caddyfile || [ -w "$(dirname "$CADDYFILE")" ]; } ||
    die "cannot write to $SITE_DIR or $CADDYFILE: run as root"
  command -v flock >/dev/null || die "flock is missing: apt-get install util-linux"
  exec 9>"$SITE_DIR/.lock"
  flock -n 9 || die "another deployment is running"
  read_present
  rm -rf "$releases/.incoming" "$SITE_DIR/.current.new"
  point_current_at "$present"
  for leftover in $(release_names); do was_served "$leftover" || rm -rf "${releases:?}/$leftover"; done
}

wrote_caddyfile='' has_reloaded=''
# However the script ends, what was not finished is taken back.
undo() {
  trap '' HUP INT TERM
  point_current_at "$present"
  if [ -n "$wrote_caddyfile" ]; then
    rm -f "$CADDYFILE" "$CADDYFILE.new"
    [ ! -e "$CADDYFILE.package" ] || mv "$CADDYFILE.package" "$CADDYFILE"
  fi
  [ -z "$has_reloaded" ] || reload || true
  [ $action = rollback ] || rm -rf "$releases/.incoming" "${releases:?}/$name"
}

activate() {
  point_current_at "$1"
  if needs_caddyfile; then write_caddyfile; fi
  message=$(run_caddy validate 2>&1) || die "Caddy does not accept the configuration; nothing was switched. $message"
  run_caddy adapt 2>/dev/null | grep -qF -e "$releases/$1/client" ||
    die "no site in $CADDYFILE is this one: add \"import $SITE_DIR/current/caddy/site.caddy\" to its block"
  has_reloaded=yes
  reload || die "Caddy was not reloaded; nothing was switched"
  is_served "$1" || die "$check does not show the new release${reason:+ ($reason)}: switched back to ${present:-what was there}"
  say "$1" >>"$served_list"
  trap - EXIT
}

is_served() {
  [ -n "$check" ] || return 0
  for _ in $(seq "$CHECK_SECONDS"); do
    reason=$({ curl -fsS --max-time 5 "$check" | cmp -s - "$releases/$1/client/index.html"; } 2>&1) && return
    sleep 1
  done
  return 1
}

prune() {
  release_names | head -n -5 | while read -r name; do
    [ "$name" != "$1" ] && [ -n "$(find "$releases/$name" -maxdepth 0 -mtime "+$RELEASE_DAYS")" ] || continue
    rm -rf "${releases:?}/$name"
    say "Removed the release $name: older than $RELEASE_DAYS days."
  done
}

# What was served before the present release came: not one from which somebody went back to it.
previous_release() {
  sed "/^$present\$/,\$d" "$served_list" 2>/dev/null |
    while read -r older; do [ ! -d "$releases/$older/client" ] || say "$older"; done | tail -n 1
}

read_present
if [ $action = list ]; then
  [ -n "$(release_names)" ] || say "No release yet in $releases."
  for name in $(release_names); do
    if [ "$name" = "$present" ]; then say "$name  (present)"; elif was_served "$name"; then say "$name"; fi
  done
  exit
fi

[ $action = rollback ] || [ -e "$build/deploy/caddy/site.caddy" ] || die "no build in $build: run npm run build first"
if needs_caddyfile; then check_first_time; fi
[ -n "$dry_run" ] || begin

if [ $action = rollback ]; then
  name=${target:-$(previous_release)}
  [ -n "$name" ] || die "no release before ${present:-this one} to go back to (--list names them)"
  case $name in */* | .*) false ;; *) [ -d "$releases/$name/client" ] && was_served "$name" ;; esac || die "no release is called $name (--list names them)"
else
  link=$(find "$build/client" -type l | head -n 1)
  [ -z "$link" ] || die "$link is a link: a release holds files alone"
  name=$(date -u +%Y%m%dT%H%M%SZ)
  while [ -e "$releases/$name" ]; do sleep 1; name=$(date -u +%Y%m%dT%H%M%SZ); done
  compare_origin
fi

if [ -n "$dry_run" ]; then
  [ $action = rollback ] || say "Would copy $(find "$build/client" -type f | wc -l) files to $releases/$name and keep the assets of older releases beside them."
  if ! needs_caddyfile; then
    say "Would leave $CADDYFILE as it is."
  else
    say "Would write $CADDYFILE for $domain."
    if is_packaged_example; then say "Would move the package's example to $CADDYFILE.package."; fi
  fi
  say "Would switch $SITE_DIR/current from ${present:-nothing} to $name, test the configuration and reload Caddy."
  exit
fi

trap undo EXIT
trap 'exit 1' HUP INT TERM
[ $action = rollback ] || make_release "$name"
carry_assets "$name"
activate "$name"
prune "$name"
say "Caddy serves $name, with $carried_files files of other releases for pages that are open. Before: ${present:-nothing}."
