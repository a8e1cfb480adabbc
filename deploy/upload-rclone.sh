#!/bin/sh
# Uploads a release to a bucket, or whatever else rclone knows. PUBLISH_COMMAND runs it with the folder
# of the site; UPLOAD_TO is a remote of `rclone config` and a path: shop:bucket/prefix
set -eu
site=$1
hashed='/{assets,media,page-data/sq/d}/**'
send() {
  how=$1 caching=$2
  shift 2
  # The compressed copies are of no use to a bucket.
  rclone "$how" "$site" "$UPLOAD_TO" --checksum --fast-list --header-upload "Cache-Control: $caching" --filter '- *.{br,gz}' "$@"
}
# Hashed files, then data, pages, and the service worker last, so that nothing names a missing file.
send copy 'public, max-age=31536000, immutable' --filter "+ $hashed" --filter '- *'
send copy no-cache --filter "- $hashed" --filter '- *.html' --filter '- /sw.js'
send copy no-cache --filter "- $hashed" --filter '- /sw.js'
# Then what the site no longer has is deleted. It still has the hashed files of the last two releases.
send sync no-cache --delete-after
