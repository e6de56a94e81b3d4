import { InvalidArgumentError, Option } from 'commander';

function publicAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new InvalidArgumentError('An address such as https://trains.example is expected.');
  return url.origin;
}

export function originOption(): Option {
  return new Option('--origin <URL>', 'the public address, if it is not one of this machine')
    .env('RAILHEAD_ORIGIN')
    .default(null, 'the addresses of this machine')
    .argParser(publicAddress);
}
