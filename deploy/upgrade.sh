#!/bin/sh
# Met à jour tous les sites d’une machine (docs/department.md) : sh deploy/upgrade.sh [VERSION]
# VERSION est une étiquette, une branche ou un commit du dépôt ; sans elle, le dernier état de sa branche principale.
# Elle se construit à côté. Puis chaque site est arrêté, sauvegardé, démarré ; si l’un ne répond pas, tous reviennent.
set -eu
case ${1-} in -h | --help) sed -n '2,4s/^# //p' "$0" && exit ;; esac
umask 022
home=${PORTFOLIO_HOME:-/srv/portfolio}
cd "$home"
unset SITE_DIR
[ "$(id -u)" = 0 ] && user='' || user=--user
unit() { systemctl $user "$@" 9>&-; }
fail() { echo "$*" >&2; exit 1; }
serve() { ln -sfn "$1" current.new && mv -T current.new current; }
archive() { echo "$home/sites/$1/avant-${new#versions/}-$now.tar.gz"; }
# site VERSION NOM COMMANDE [FICHIER] : sous l’utilisateur du site, sans terminal ni rien de l’environnement de root
site() {
  program=$home/$1/scripts/node.mjs folder=$home/sites/$2 command=scripts/$3.ts
  shift 3
  set -- env -i PATH="$PATH" HOME="$folder" SITE_DIR="$folder" node "$program" "$command" "$@"
  [ -n "$user" ] || set -- runuser -u "$(stat -c %U "$folder")" -- setsid -w "$@"
  (cd "$folder" && "$@" < /dev/null)
}
answers() { # NOM : répond-il, en une minute ?
  for _ in $(seq 60); do
    site "$new" "$1" health > /dev/null 2>&1 && return
    unit is-failed --quiet "portfolio@$1" && return 1
    sleep 1
  done
  return 1
}
back() { # POURQUOI
  trap '' INT TERM HUP
  serve "$old"
  for name in $changed; do
    unit stop "portfolio@$name" || true
    if [ -f "$(archive "$name")" ] && ! site "$old" "$name" restore "$(archive "$name")"; then
      echo "$name : la sauvegarde n’a pas pu être restaurée ; il reste arrêté." >&2
    else unit reset-failed "portfolio@$name" || true; unit start "portfolio@$name" || true; fi
  done
  fail "$1 : $old sert de nouveau."
}
exec 9> .upgrade.lock
flock -n 9 || fail 'Une mise à jour est déjà en cours.'
now=$(date +%F-%H%M%S) old=$(readlink current) changed=
git -C depot fetch --quiet
commit=$(git -C depot rev-parse --verify --quiet "${1:-HEAD}^{commit}") || fail "$1 n’est pas dans le dépôt."
new=versions/$(git -C depot describe --tags --always "$commit")
[ "$new" != "$old" ] || fail "$old est déjà la version servie."
[ -d "$new" ] || git -C depot worktree add --quiet --detach "$home/$new" "$commit"
(cd "$new" && npm run --silent build) || fail "$new n’a pas pu être construite : $old sert toujours."
trap 'back Interrompu' INT TERM HUP
serve "$new"
for name in $(ls sites); do
  unit is-active --quiet "portfolio@$name" || { echo "$name : arrêté, laissé tel quel."; continue; }
  changed="$changed $name"
  unit stop "portfolio@$name" && site "$old" "$name" backup "$(archive "$name")" && unit start "portfolio@$name" &&
    answers "$name" || back "$name ne répond pas (journalctl -u portfolio@$name)"
  echo "$name : ${new#versions/}."
done
