#!/bin/sh
# Copies into a folder what Node and the packages with machine code need of a Debian: the libraries of four packages, certificates, a
# user without rights, /tmp and the folder of the data.
set -eu
to=$1

copy() {
  mkdir -p "$to$(dirname "$1")"
  cp -L "$1" "$to$1" # a link becomes the file that it leads to
}

copy /usr/local/bin/node
copy /etc/ssl/certs/ca-certificates.crt
# Not the conversions of old character sets (gconv): Node has its own.
dpkg -L libc6 libgcc-s1 libstdc++6 libatomic1 | grep -E '\.so[.0-9]*$' | grep -v /gconv/ | while read -r library; do
  copy "$library"
done

mkdir -p "$to/tmp" "$to/data" "$to/backups"
chmod 1777 "$to/tmp"
chown 10001:10001 "$to/data" "$to/backups"
echo 'kitstore:x:10001:10001::/data:/none' >"$to/etc/passwd"
echo 'kitstore:x:10001:' >"$to/etc/group"
echo 'hosts: files dns' >"$to/etc/nsswitch.conf"
