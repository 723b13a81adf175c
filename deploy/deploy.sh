#!/bin/sh
# Lets Caddy serve the build beside this script, or with --rollback the release before. deploy/README.md tells how.
set -eu; umask 022
site=${SITE_DIR:-/srv/adyakshar}
caddyfile=${CADDYFILE:-/etc/caddy/Caddyfile}
build=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)

die() { echo "deploy.sh: $*" >&2; exit 1; }
point() { # points the link $1 at the release $2, in one step
  [ -n "$2" ] || { rm -f "$site/$1"; return; }
  ln -sfn "$2" "$site/.$1" && mv -fT "$site/.$1" "$site/$1"
}

mkdir -p "$site/releases"
exec 9>"$site/.lock"
flock -n 9 || die "another deployment is running"
current=$(readlink "$site/current" || true) previous=$(readlink "$site/previous" || true)
case ${1-} in
  --rollback) next=$previous; [ -d "$site/${next:-none}" ] || die "there is no release before this one" ;;
  '')
    next=releases/$(date -u +%Y%m%dT%H%M%S.%N) && mkdir "$site/$next"
    cp -a "$build/client" "$build/deploy" "$site/$next"
    # Names the release and not the link, so that pages and their policy change together, at the reload.
    sed "s#{\$SITE_ROOT:[^}]*}#$site/$next/client#" "$build/deploy/caddy/site.caddy" >"$site/$next/site.caddy"
    # Pages that are open now ask for the files of their own release.
    cp -al "$site/$next/client/assets" "$site/$next/assets"
    for old in $current $previous; do cp -aln "$site/$old/assets/." "$site/$next/client/assets"; done
    chmod -R a+rX "$site/$next"
    ;;
  *) die "use it without a word, or with --rollback" ;;
esac
point previous "$current"
point current "$next"
caddy reload --config "$caddyfile" --adapter caddyfile 9>&- || {
  point current "$current" && point previous "$previous"
  die "Caddy has refused this release: the one before is still served"
}
for release in "$site"/releases/*; do
  case releases/${release##*/} in "$next" | "$current") ;; *) rm -rf "$release" ;; esac
done
echo "Caddy serves $site/$next."
