#!/bin/sh
# Crée le site suivant d’une machine (docs/department.md), sous root : sh deploy/new-site.sh [NOM [ADRESSE [PORT]]]
# Relancé, il ne remplace rien, et redit l’adresse à usage unique tant que le compte n’est pas créé.
set -eu
case ${1-} in -h | --help) sed -n '2,3s/^# //p' "$0" && exit ;; esac
umask 027
home=${PORTFOLIO_HOME:-/srv/portfolio}
fail() { echo "$*" >&2; exit 1; }
ask() { # QUESTION RÉPONSE-DÉJÀ-DONNÉE
  answer=$2
  [ -n "$answer" ] || { printf '%s ' "$1" >&2; read -r answer; }
  echo "$answer"
}
[ "$(id -u)" = 0 ] || fail 'Ce programme se lance sous root : il crée un utilisateur et un service.'
[ -f "$home/current/.next/BUILD_ID" ] || fail "Il n’y a pas de version construite dans $home/current."

name=$(ask 'Nom du site, comme dupont :' "${1-}")
case $name in *[!a-z0-9-]* | [!a-z]* | '' | ??????????????????????*)
  fail 'Le nom a 21 signes au plus (a à z, 0 à 9, -) et commence par une lettre.' ;;
esac
site=$home/sites/$name unit=portfolio@$name user=portfolio-$name

if [ ! -e "$site/.env" ]; then
  address=$(ask 'Son adresse, comme https://dupont.univ.fr :' "${2-}")
  case $address in *[!A-Za-z0-9.:/-]* | *://*/* | '') fail "$address n’est pas une adresse sans chemin." ;;
    http://?* | https://?*) ;;
    *) fail "$address ne commence ni par http:// ni par https://." ;;
  esac
  # Ce qu’un site a écrit dans son .env n’est que lu, et des chiffres seulement.
  taken=$(cat "$home"/sites/*/.env 2> /dev/null | sed -n 's/^PORT=\([0-9]\{4,5\}\)$/\1/p')
  port=${3:-$(($(printf '%s\n3000\n' "$taken" | sort -n | tail -n 1) + 1))}
  case $port in *[!0-9]* | ?????? | '') fail "$port n’est pas un port." ;; esac
  ! echo "$taken" | grep -qx "$port" || fail "Le port $port est celui d’un autre site."
  id "$user" > /dev/null 2>&1 ||
    useradd --system --user-group --no-create-home --home-dir "$site" --shell /usr/sbin/nologin "$user"
  install -d -m 750 -o "$user" -g "$user" "$site"
  printf 'SITE_URL=%s\nPORT=%s\nTRUSTED_PROXIES=1\n' "$address" "$port" |
    install -m 600 -o "$user" -g "$user" /dev/stdin "$site/.env"
fi
units=${SYSTEMD_DIR:-/etc/systemd/system}
if [ ! -e "$units/portfolio@.service" ]; then
  install -m 644 "$home/current/deploy/portfolio@.service" "$units/" && systemctl daemon-reload
fi
systemctl enable --quiet --now "$unit"

for _ in $(seq 60); do
  said=$(journalctl --unit "$unit" --output cat --no-pager)
  case $said in *'Le site est prêt'*) break ;; esac
  systemctl is-failed --quiet "$unit" && fail "$name n’a pas démarré : journalctl -u $unit dit pourquoi."
  sleep 1
done
sleep 1 # les lignes suivantes du dernier démarrage
said=$(journalctl --unit "$unit" --output cat --no-pager)
case ${said##*Le site est prêt} in
  *'ne sert qu’une fois'* | *'usage unique'*) ;;
  *) echo "$name est en marche, et son compte existe." && exit ;;
esac
echo "$name est en marche. Adresse à envoyer, qui ne sert qu’une fois :"
echo "$said" | grep -o 'https\{0,1\}://[^ ]*/login?jeton=[^ ]*' | tail -n 1
