// The upper bound for Node on this machine: its HTTP server with the page's bytes and headers in memory, and nothing else.
// node plain-node.mjs PORT FILE HEADERS (as JSON)
import fs from 'node:fs';
import http from 'node:http';

const [port = '', file = '', headers = ''] = process.argv.slice(2);
const body = fs.readFileSync(file);
const all = { 'Content-Type': 'text/html; charset=utf-8', ...JSON.parse(headers), 'Content-Length': body.length };

http
  .createServer((_request, response) => {
    response.writeHead(200, all);
    response.end(body);
  })
  .listen(Number(port), '127.0.0.1');
