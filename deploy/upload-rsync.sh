#!/bin/sh
# Uploads a release to a folder of another machine by rsync 3.2.3 or later. PUBLISH_COMMAND runs it with
# the folder of the site; UPLOAD_TO is the destination: shop@www.example.org:/srv/www
set -eu
site=$1
send() {
  rsync -rt --checksum --delay-updates --mkpath --chmod=D755,F644 --timeout=120 "$@" "$site/" "$UPLOAD_TO/"
}
# Hashed files, then data, pages, and the service worker last, so that nothing names a missing file.
send --include='/assets/***' --include='/media/***' \
  --include='/page-data/' --include='/page-data/sq/' --include='/page-data/sq/d/***' --exclude='*'
send --exclude='*.html' --exclude='*.html.*' --exclude='/sw.js*'
send --exclude='/sw.js*'
# Then what the site no longer has is deleted. It still has the hashed files of the last two releases.
send --delete-after
