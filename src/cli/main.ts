process.stdout.write('railhead\n');
