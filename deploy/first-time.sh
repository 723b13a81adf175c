# Sourced by deploy.sh: the owner's file, which is written once and then left alone.

if [ $server = nginx ]; then owner_file=$NGINX_DIR/conf.d/adyakshar.conf; else owner_file=$CADDYFILE; fi
needs_owner_file() { [ ! -e "$owner_file" ] || is_packaged_caddyfile; }
is_packaged_caddyfile() { [ $server = caddy ] && grep -q '^[[:space:]]*root \* /usr/share/caddy' "$owner_file" 2>/dev/null; }

write_owner_file() {
  if [ $server = nginx ]; then write_nginx_file; else write_caddy_file; fi
  say "Wrote $owner_file. It is yours from now on: later deployments leave it alone."
}

write_nginx_file() {
  wrote=$owner_file
  template=owner.conf
  [ $scheme = https ] || template=owner-http.conf
  live=/etc/letsencrypt/live/$domain
  edits="s#/srv/adyakshar/current#$SITE_DIR/current#; s#$live/fullchain.pem#${certificate:-$live/fullchain.pem}#; s#$live/privkey.pem#${key:-$live/privkey.pem}#"
  edits="$edits; s#listen \(.*\)80;#listen \1$http_port;#; s#listen \(.*\)443 #listen \1$https_port #"
  [ "$https_port" = 443 ] || edits="$edits; s#https://$domain#&:$https_port#"
  # From 1.25.1 on HTTP/2 is a directive of its own.
  $nginx -v 2>&1 | awk -F'[/. ]' '{ exit !($4 > 1 || $5 > 25 || ($5 == 25 && $6 >= 1)) }' &&
    edits="$edits; s# ssl http2;# ssl;#; s#^  ssl_protocols#  http2 on;\n&#"
  [ -s /proc/net/if_inet6 ] || edits="$edits; /listen \[::\]/d"
  # Without a second name, what belongs to it goes.
  if [ -n "$alias" ]; then edits="$edits; s#alias\.your#$alias#"; else edits="$edits; / alias$/,/^}/d; s# alias\.your##"; fi
  sed -e "s/your\.domain/$domain/g" "$build/deploy/nginx/$template" | sed -e "$edits" >"$owner_file.new"
  mv "$owner_file.new" "$owner_file"
  default=$NGINX_DIR/sites-enabled/default
  if [ -L "$default" ] && [ -z "$keep_default" ]; then
    default_link=$(readlink "$default")
    rm "$default"
    say "Switched Debian's default site off (back on: ln -s $default_link $default)."
  fi
}

write_caddy_file() {
  if [ -e "$owner_file" ]; then
    mv "$owner_file" "$owner_file.package"
    say "Moved the package's example to $owner_file.package."
  fi
  wrote=$owner_file
  site=$domain
  [ $scheme = https ] || site=http://$domain
  port=$https_port
  [ $scheme = https ] || port=$http_port
  case $port in 80 | 443) ;; *) site=$site:$port ;; esac
  # Only what is not Caddy's own choice needs saying.
  options=''
  [ "$http_port$https_port" = 80443 ] || options="\thttp_port $http_port\n\thttps_port $https_port\n"
  [ -z "${CADDY_ADMIN:-}" ] || options="$options\tadmin $CADDY_ADMIN\n"
  {
    [ -z "$options" ] || printf "{\n$options}\n"
    sed -e "s#^your\.domain {#$site {#; s#your\.domain#$domain#; s#/srv/adyakshar/current#$SITE_DIR/current#" \
      ${certificate:+-e "s#^\timport#\ttls $certificate $key\n&#"} "$build/deploy/caddy/owner.caddyfile"
    [ -z "$alias" ] || printf '\n%s {\n%s\tredir %s{uri} permanent\n}\n' "${site%%"$domain"*}$alias${site#*"$domain"}" \
      "${certificate:+"	tls $certificate $key
"}" "$scheme://${site#http://}"
  } >"$owner_file.new"
  mv "$owner_file.new" "$owner_file"
}

# At every deployment: the name in the build, and the one that it gets or has in the owner's file.
compare_origin() {
  origin=$(sed -n 's#^Sitemap: \(https\{0,1\}://[^/]*\)/.*#\1#p' "$build/client/robots.txt" 2>/dev/null || true)
  host=${origin#*://}
  if [ -n "$domain" ]; then say "$domain"; else cat "$owner_file"; fi | tr -c 'A-Za-z0-9.-' '\n' | grep -qxF -e "${host%%:*}" || [ -z "$origin" ] ||
    say "Note: this build calls itself $origin, not ${domain:-by a name in $owner_file}. Correct origin in site.config.ts and build again, or search engines are led there."
}

# What must hold before: names that lead here, ports that nothing else has.
check_surroundings() {
  for name_to_find in $domain $alias; do
    getent hosts "$name_to_find" >/dev/null || say "Note: $name_to_find has no address yet. Add an A or AAAA record that leads here, or visitors (and certificates) will not find it."
  done
  command -v ss >/dev/null || return 0
  ports=$http_port
  [ $scheme = http ] || ports="$http_port $https_port"
  for port in $ports; do
    other=$(ss -Hltnp "sport = :$port" 2>/dev/null | sed -n 's/.*users:(("\([^"]*\)".*/\1/p' | grep -v "^$server\$" | head -n 1) || true
    [ -z "$other" ] || die "port $port belongs to $other: stop it, or choose others with --http-port and --https-port"
  done
}

check_first_time() {
  [ -d "$(dirname "$owner_file")" ] || die "there is no folder $(dirname "$owner_file"): install $server first, or name its place (--help, Environment)"
  [ -n "$domain" ] || die "$owner_file is not there yet: name your domain with --domain"
  check_surroundings
  [ $server = nginx ] && [ $scheme = https ] || return 0
  file=${certificate:-/etc/letsencrypt/live/$domain/fullchain.pem}
  [ -e "$file" ] || die "no certificate at $file. Get one (certbot certonly --webroot -w /var/www/html -d $domain${alias:+ -d $alias}), name yours with --certificate and --key, or deploy with --http behind a proxy"
  [ -z "$certificate" ] || [ -e "$key" ] || die "no key at \"$key\": --certificate goes with --key"
}

would_move_default() {
  if is_packaged_caddyfile; then say "Would move the package's example to $owner_file.package."; fi
  if [ $server = nginx ] && [ -L "$NGINX_DIR/sites-enabled/default" ] && [ -z "$keep_default" ]; then
    say "Would switch Debian's default site off (--keep-default leaves it)."
  fi
}
