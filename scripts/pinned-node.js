// Loaded before the scripts: an older Node cannot read TypeScript, and would not say why.
const [major] = process.versions.node.split('.');

if (major !== '24') {
  console.error(
    `This needs Node 24, which npm installs with the other packages; it was started by Node ${process.versions.node}.\n` +
      'Run `npm ci` (without leaving out optional packages), and start it with `npm run` or `npm test`.\n' +
      `There is no such package for ${process.platform} on ${process.arch}? Then install Node 24 yourself.`,
  );
  process.exit(1);
}
