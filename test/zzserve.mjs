import { serveSite } from '../src/server/start-site.ts';
const s = await serveSite({ dist: process.argv[2], port: 8899, host: '127.0.0.1' }); console.log(s.url);
