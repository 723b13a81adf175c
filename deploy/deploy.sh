#!/bin/sh
# Puts a build on this machine, switches nginx or Caddy to it, and back. deploy/README.md tells how.
set -eu
umask 022
export LC_ALL=C

usage() {
  cat <<'TEXT'
Usage: deploy.sh nginx|caddy [options]
  --domain NAME       first time: write the server block for this name (an existing one is never touched)
  --alias NAME        first time: lead this name to the domain too (www.your.domain, or your.domain to www)
  --certificate FILE  first time: this certificate chain, with --key (nginx: default is certbot's, Caddy: its own)
  --key FILE
  --http              first time: without TLS, behind a proxy that has it
  --http-port N, --https-port N   first time: other ports than 80 and 443
  --keep-default      first time: leave Debian's default site on
  --build FOLDER      the build to deploy (default: the one beside this script)
  --check URL         compare the home page at this address with the release afterwards; switch back if it differs
  --rollback [NAME]   switch to the release that was served before the present one was, or to the one named
  --list              name the releases; the present one is marked
  --dry-run           say what would be done, change nothing
Environment: SITE_DIR (/srv/adyakshar), NGINX_DIR (/etc/nginx), CADDYFILE (/etc/caddy/Caddyfile),
  NGINX_COMMAND (nginx), CADDY_COMMAND (caddy), CADDY_ADMIN (localhost:2019), KEEP_DAYS (30), CHECK_SECONDS (10).
TEXT
}

SITE_DIR=${SITE_DIR:-/srv/adyakshar}
NGINX_DIR=${NGINX_DIR:-/etc/nginx}
CADDYFILE=${CADDYFILE:-/etc/caddy/Caddyfile}
nginx=${NGINX_COMMAND:-nginx}
caddy=${CADDY_COMMAND:-caddy}
KEEP_DAYS=${KEEP_DAYS:-30}
CHECK_SECONDS=${CHECK_SECONDS:-10}

say() { printf '%s\n' "$*"; }
die() {
  printf 'deploy.sh: %s\n' "$*" >&2
  exit 1
}

server=${1:-}
case $server in
  nginx | caddy) shift ;;
  -h | --help | '') usage; exit ;;
  *) die "the first word is nginx or caddy, not $server" ;;
esac

here=$(cd "$(dirname "$0")" && pwd)
build=$here/..
[ -d "$build/client" ] || build=$here/../build
action=deploy domain='' alias='' certificate='' key='' scheme=https http_port=80 https_port=443
keep_default='' check='' target='' dry_run=''
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
    --keep-default) keep_default=yes ;;
    --build) build=$2; shift ;;
    --check) check=$2; shift ;;
    --rollback)
      action=rollback
      case ${2:-} in '' | --*) ;; *) target=$2; shift ;; esac
      ;;
    --list) action=list ;;
    --dry-run) dry_run=yes ;;
    *) die "unknown option $1 (--help lists them)" ;;
  esac
  shift
done

# What is given goes into configuration files unquoted.
for word in "$SITE_DIR" "$certificate" "$key"; do
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
served=$SITE_DIR/served
release_names() { [ ! -d "$releases" ] || ls "$releases" | sort; }
was_served() { [ ! -e "$served" ] || grep -qxF -e "$1" "$served"; }
read_present() {
  present=$(readlink "$SITE_DIR/current" 2>/dev/null || true)
  present=${present##*/}
  [ -e "$served" ] || return 0
  last=$(tail -n 1 "$served")
  [ -n "$last" ] && [ ! -d "$releases/$last" ] || present=$last
}

. "$here/first-time.sh"

# Prints the configuration that would be loaded now; fails with the server's words where it is wrong.
read_configuration() {
  if [ $server = nginx ]; then
    $nginx -t -q && $nginx -T 2>/dev/null
  else
    $caddy validate --config "$CADDYFILE" --adapter caddyfile 2>&1 && $caddy adapt --config "$CADDYFILE" --adapter caddyfile 2>/dev/null
  fi
}

reload() {
  if [ $server = nginx ]; then
    workers=$(workers_of_nginx)
    message=$($nginx -s reload 2>&1) && { await_end_of "$workers"; return; }
  else
    message=$($caddy reload --config "$CADDYFILE" --adapter caddyfile 2>&1) && return
  fi
  case $message in
    *'No such file'* | *'invalid PID'* | *'No such process'* | *'connection refused'*) start 9>&- ;;
    *) say "$message" >&2; return 1 ;;
  esac
}

workers_of_nginx() {
  pid_file=$(printf '%s\n' "$configuration" | tr ';' '\n' | sed -n 's/^[[:space:]]*pid[[:space:]][[:space:]]*//p' | head -n 1)
  [ -n "$pid_file" ] || pid_file=$($nginx -V 2>&1 | sed -n 's/.*--pid-path=\([^ ]*\).*/\1/p')
  main=$(cat "$pid_file" 2>/dev/null) || return 0
  cat "/proc/$main/task/$main/children" 2>/dev/null || true
}

# nginx switches a moment after it was asked. Who purges a CDN right after this script must not fetch the old pages again.
await_end_of() {
  tries=50
  for worker in $1; do
    while [ -e "/proc/$worker" ] && ! grep -qa 'shutting down' "/proc/$worker/cmdline" 2>/dev/null && [ $tries -gt 0 ]; do
      sleep 0.1
      tries=$((tries - 1))
    done
  done
}

start() {
  say "Starting $server: it was not running."
  if [ -d /run/systemd/system ] && [ "$(id -u)" = 0 ]; then
    systemctl start $server
  elif [ $server = nginx ]; then
    $nginx
  else
    $caddy start --config "$CADDYFILE" --adapter caddyfile >/dev/null 2>&1
  fi
}

make_release() {
  new=$releases/.incoming
  mkdir -p "$new/nginx" "$new/caddy"
  cp -a "$build/client" "$new/client"
  # Configuration names the release itself, not the link: pages and policy change together, at the reload.
  for file in nginx/http.conf nginx/server.conf caddy/site.caddy; do
    sed "s#{\$SITE_ROOT:/srv/adyakshar/current/client}#$releases/$1/client#; s#/srv/adyakshar/current#$releases/$1#" "$build/deploy/$file" >"$new/$file"
  done
  if [ $server = nginx ] && has_brotli; then cp "$build/deploy/nginx/brotli/brotli.conf" "$new/nginx/"; fi
  (cd "$new/client" && { [ ! -d assets ] || find assets -type f; }) >"$new/assets.txt"
  chown -hR "$(id -u):$(id -g)" "$new"
  chmod -R a+rX "$new"
  mv "$new" "$releases/$1"
}

has_brotli() { { $nginx -V 2>&1; cat "$NGINX_DIR/nginx.conf" "$NGINX_DIR"/modules-enabled/*.conf 2>/dev/null; } | grep -q brotli; }

# Pages that are open now ask for the files of their own release.
carry_assets() {
  carried=0
  for other in "$releases"/*; do
    [ "$other" != "$releases/$1" ] && [ -e "$other/assets.txt" ] || continue
    while read -r file; do
      [ -e "$releases/$1/client/$file" ] && continue
      [ -e "$other/client/$file" ] || continue
      mkdir -p "$(dirname "$releases/$1/client/$file")"
      ln "$other/client/$file" "$releases/$1/client/$file"
      carried=$((carried + 1))
    done <"$other/assets.txt"
  done
}

point_current_at() {
  ln -sfn "releases/$1" "$SITE_DIR/.current.new"
  mv -fT "$SITE_DIR/.current.new" "$SITE_DIR/current"
}

# One deployment at a time, from here on; and nothing left of one that was killed.
begin() {
  mkdir -p "$releases" 2>/dev/null && [ -w "$SITE_DIR" ] && { ! needs_owner_file || [ -w "$(dirname "$owner_file")" ]; } ||
    die "cannot write to $SITE_DIR or $owner_file: run as root"
  command -v flock >/dev/null || die "flock is missing: apt-get install util-linux"
  exec 9>"$SITE_DIR/.lock"
  flock -n 9 || die "another deployment is running"
  read_present
  [ -e "$served" ] || { release_names | grep -vxF -e "$present" || true; } >"$served"
  [ -z "$present" ] || [ "$(tail -n 1 "$served")" = "$present" ] || printf '%s\n' "$present" >>"$served"
  rm -rf "$releases/.incoming" "$SITE_DIR/.current.new" "$SITE_DIR/.check"
  [ -z "$present" ] || point_current_at "$present"
  for left in $(release_names); do was_served "$left" || rm -rf "${releases:?}/$left"; done
}

wrote='' default_link='' switched='' reloaded=''
# However the script ends, what was not finished is taken back.
undo() {
  trap '' HUP INT TERM
  if [ -n "$switched" ]; then
    if [ -n "$present" ]; then point_current_at "$present"; else rm -f "$SITE_DIR/current"; fi
  fi
  [ -z "$wrote" ] || rm -f "$wrote" "$wrote.new"
  [ -z "$default_link" ] || ln -sfn "$default_link" "$NGINX_DIR/sites-enabled/default"
  [ -z "$wrote" ] || [ ! -e "$CADDYFILE.package" ] || mv "$CADDYFILE.package" "$CADDYFILE"
  [ -z "$reloaded" ] || reload || true
  [ $action = rollback ] || rm -rf "$releases/.incoming" "${releases:?}/$name"
  rm -f "$SITE_DIR/.check"
}

activate() {
  switched=yes
  point_current_at "$1"
  if needs_owner_file; then write_owner_file; fi
  configuration=$(read_configuration) || die "$server does not accept the configuration; nothing was switched. $configuration"
  case $configuration in
    *"$releases/$1/client"*) ;;
    *) die "no site of $server includes $SITE_DIR/current: add the includes of $build/deploy/$server/owner.* to $owner_file" ;;
  esac
  reloaded=yes
  reload || die "$server was not reloaded; nothing was switched"
  if ! is_served "$1"; then
    reason=$(head -n 1 "$SITE_DIR/.check")
    die "$check does not show the new release${reason:+ ($reason)}: switched back to ${present:-what was there}"
  fi
  printf '%s\n' "$1" >>"$served"
  trap - EXIT
}

is_served() {
  [ -n "$check" ] || return 0
  tries=$CHECK_SECONDS
  until curl -fsS --max-time 5 "$check" 2>"$SITE_DIR/.check" | cmp -s - "$releases/$1/client/index.html"; do
    tries=$((tries - 1))
    [ $tries -gt 0 ] || return 1
    sleep 1
  done
  rm -f "$SITE_DIR/.check"
}

prune() {
  release_names | head -n -5 | while read -r name; do
    [ "$name" != "$1" ] && [ -n "$(find "$releases/$name" -maxdepth 0 -mtime "+$KEEP_DAYS")" ] || continue
    rm -rf "${releases:?}/$name"
    say "Removed the release $name: older than $KEEP_DAYS days."
  done
}

# What was served before the present release came: not one from which somebody went back to it.
before() {
  { cat "$served" 2>/dev/null || release_names; } | sed "/^$present\$/,\$d" |
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

[ $action = rollback ] || [ -e "$build/deploy/$server/owner.$([ $server = nginx ] && echo conf || echo caddyfile)" ] || die "no build in $build: run npm run build first"
if needs_owner_file; then check_first_time; fi
[ -n "$dry_run" ] || begin

if [ $action = rollback ]; then
  name=${target:-$(before)}
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
  if needs_owner_file; then say "Would write $owner_file for ${domain:-a domain that --domain must name}."; would_move_default; else say "Would leave $owner_file as it is."; fi
  say "Would switch $SITE_DIR/current from ${present:-nothing} to $name, test the configuration and reload $server."
  exit
fi

trap undo EXIT
trap 'exit 1' HUP INT TERM
[ $action = rollback ] || make_release "$name"
carry_assets "$name"
activate "$name"
prune "$name"
say "$server serves $name, with $carried files of other releases for pages that are open. Before: ${present:-nothing}."
