/**
 * What can go wrong, and what must hold then. A test that shows one of these has `[fault: id]` in its title;
 * `npm run faults` makes docs/faults.md from this table and from how those tests ended.
 */
export interface Fault {
  /** As it stands in the titles of tests. */
  readonly id: string
  readonly name: string
  /** How the tests bring it about. */
  readonly made: string
  /** What whoever holds the phone sees of it. */
  readonly seen: string
  /** What is still there afterwards. */
  readonly kept: string
  /** Where other apps' users met it: project and public issue numbers; empty for what is our own worry. */
  readonly elsewhere: readonly Place[]
}

interface Place {
  /** A repository as its public address names it, or a project's name. */
  readonly project: string
  readonly issues: readonly number[]
}

function at(project: string, ...issues: readonly number[]): Place {
  return { project, issues }
}

/** The faults by the part of a game's life that they strike. */
export const faults: readonly { readonly heading: string; readonly faults: readonly Fault[] }[] = [
  {
    heading: 'While a roll is written',
    faults: [
      {
        id: 'kill-mid-append',
        name: 'The app is killed in the middle of an append',
        made: 'The browser’s process is ended at a random moment while it rolls without a pause, again and again on one profile (`npm run kill -- 200`); a transaction is broken off in the middle of its writes; the page is reloaded, and the browser closed, with half a roll on the table.',
        seen: 'After the start the game stands where the last recorded entry left it. A roll that waited for a die waits for the same die, with the faces that were seen.',
        kept: 'Everything that the screen called recorded, and every face that it showed: no face is thrown anew.',
        elsewhere: [],
      },
      {
        id: 'quota',
        name: 'The disk is full in the middle of an append',
        made: 'Storage refuses a write for want of room; in a real browser the room of the app’s address is set to almost nothing.',
        seen: 'The result stays on its sheet as “not yet saved”, with what to do: free the automatic backups, save the game to a file, try again.',
        kept: 'The roll, its faces and all entries before it. Once there is room it is written, once.',
        elsewhere: [],
      },
      {
        id: 'connection-lost',
        name: 'The connection to the database dies',
        made: 'The browser closes the connection while the phone lies on the table, in the middle of a transaction, or does not answer at all.',
        seen: 'Nothing, where one of three tries reaches the database again. Else that the roll is not saved yet, with a button to try again.',
        kept: 'Every entry. What was written without the answer being heard is not written twice.',
        elsewhere: [at('Expensify/App', 87864, 84192)],
      },
      {
        id: 'vue-proxy',
        name: 'A watched object is to be stored',
        made: 'Games, drafts, settings, army lists and boards are stored with data that Vue watches, which the database cannot copy.',
        seen: 'Nothing.',
        kept: 'All of it, as plain data.',
        elsewhere: [at('vuejs/core', 1970, 8975)],
      },
      {
        id: 'double-tap',
        name: 'A thumb taps twice',
        made: 'Buttons are tapped twice within an instant, also where the first tap puts another button under the thumb, and keys of the keypad.',
        seen: 'One result. What has just appeared under the thumb takes no tap for a moment.',
        kept: 'One entry for one roll; nothing is rolled, put away or taken back unasked.',
        elsewhere: [],
      },
    ],
  },
  {
    heading: 'Where the browser keeps it',
    faults: [
      {
        id: 'private-mode',
        name: 'A browser without storage',
        made: 'There is no database at all, or the browser refuses to open it, as some do in private windows.',
        seen: 'A calm word that nothing will be kept, and why. The app plays on all the same.',
        kept: 'What is played, in memory, until the page is closed; it can be saved to a file.',
        elsewhere: [],
      },
      {
        id: 'version-from-the-future',
        name: 'The database is of a newer version',
        made: 'The database is left by a version that does not exist yet, and then opened.',
        seen: 'That a newer version of the app has been here, and what to do.',
        kept: 'All of it: the database is neither changed nor deleted.',
        elsewhere: [],
      },
      {
        id: 'blocked-upgrade',
        name: 'Another tab blocks an upgrade',
        made: 'A tab holds the database open at an older version while another wants to upgrade it.',
        seen: 'Which tab to close. Once it is closed the app goes on by itself.',
        kept: 'The old database until the upgrade can be made, and the whole of it afterwards.',
        elsewhere: [at('localForage', 821)],
      },
      {
        id: 'migration',
        name: 'An update changes the form of what is stored',
        made: 'Databases as every earlier version left them are opened; a migration fails in the middle.',
        seen: 'The same games. Where a migration failed, that it did, and nothing else has changed.',
        kept: 'Every entry as it was written, drafts, settings, lists and boards; a backup made before the migration.',
        elsewhere: [at('compcon', 3537)],
      },
      {
        id: 'storage-evicted',
        name: 'The browser throws everything away',
        made: 'All that the app stored is deleted, also under the eyes of an open game.',
        seen: 'That the storage is gone; the game on the screen can still be saved. Before that: a request for lasting storage, the advice to install, and when the last backup was made.',
        kept: 'What was saved to a file: the game restored from it goes on where it stood.',
        elsewhere: [at('compcon', 3557, 3335)],
      },
      {
        id: 'two-tabs',
        name: 'Two tabs write in one game',
        made: 'One game is open in two tabs, with the browser’s locks and without them; both write.',
        seen: 'One tab plays, the other follows and can take over. Whoever writes on what has changed meanwhile is told, and nothing is written.',
        kept: 'One order of entries. A face that was seen in one tab holds in the other.',
        elsewhere: [],
      },
    ],
  },
  {
    heading: 'Backups and hand-over',
    faults: [
      {
        id: 'round-trip',
        name: 'The app reads what it wrote',
        made: 'Games of every kind, with undo, redo, given-up rolls and rolls that wait, lists, rules and boards are exported and imported in an empty browser.',
        seen: 'The same as before.',
        kept: 'Every entry to the character, and so every hash.',
        elsewhere: [at('SwiftSlate', 132), at('compcon', 642)],
      },
      {
        id: 'import-keeps',
        name: 'An import meets what is here',
        made: 'Files are opened beside games, lists and rules of the same names and ids, older, newer and parted ones, and twice.',
        seen: 'What will happen, before it does; what has gone another way is kept beside as a copy, and said so.',
        kept: 'All that was here: an import adds or continues, and replaces nothing in silence.',
        elsewhere: [at('bewerby', 7), at('MekHQ', 659, 4046)],
      },
      {
        id: 'truncated-backup',
        name: 'A backup that is cut off',
        made: 'Backup files are cut at every kind of place, as by a full disk or a broken download.',
        seen: 'How much of the file is there, and that nothing was imported.',
        kept: 'All that was here.',
        elsewhere: [at('MekHQ', 659, 4046)],
      },
      {
        id: 'hostile-backup',
        name: 'A backup that means harm',
        made: 'Ten thousand files made by chance: flipped bits, nesting without end, huge numbers, wrong types, versions that do not exist, entries changed about, games doubled, keys that reach into every object, archives that unpack to gigabytes.',
        seen: 'What is wrong with the file, in words, and where.',
        kept: 'All that was here. Nothing of a refused file is stored.',
        elsewhere: [],
      },
      {
        id: 'foreign-file',
        name: 'A file of something else',
        made: 'Another program’s file, an image, an empty file, and the app’s own files in the wrong place are opened.',
        seen: 'What the file is not, or which of the app’s own files it is and where it belongs.',
        kept: 'All that was here.',
        elsewhere: [],
      },
      {
        id: 'share-failed',
        name: 'Sharing or saving does nothing',
        made: 'The share sheet refuses the file, is closed without a choice, or is not there; a download is blocked.',
        seen: 'The next way to save it. “Saved” is said only when it is so.',
        kept: 'The game, and its date of the last backup: a file that may not be there is no backup.',
        elsewhere: [at('pokeclicker', 6299)],
      },
      {
        id: 'hand-over',
        name: 'A game goes from phone to phone',
        made: 'Two browser profiles play one game in turns by files that hold only what is new; files come late, twice, and after both have played on.',
        seen: 'What the file will change, before it does; what does not fit is refused with what to ask for.',
        kept: 'The same journal on both phones, to the last hash; what has parted stands beside as a copy.',
        elsewhere: [],
      },
    ],
  },
  {
    heading: 'The seal of the journal',
    faults: [
      {
        id: 'altered-journal',
        name: 'A journal is altered',
        made: 'One character of one entry is changed in storage or in a file, wherever it lies.',
        seen: 'The first entry that does not fit. The game opens to be read, and can be copied as a new one.',
        kept: 'The journal as it lies there, and in the copy every entry before the first that does not fit.',
        elsewhere: [],
      },
      {
        id: 'entry-left-out',
        name: 'An entry is left out',
        made: 'An entry is taken out of a journal, put in, or put elsewhere.',
        seen: 'The first entry that does not fit, as above.',
        kept: 'As above.',
        elsewhere: [],
      },
      {
        id: 'rebuilt-chain',
        name: 'The whole chain is built anew',
        made: 'A roll is changed and every hash after it worked out again, so that the chain holds in itself.',
        seen: 'That the seal which the opponent wrote down is not of this journal; and on the phone that remembers a seal, the same without typing it.',
        kept: 'The seal on paper.',
        elsewhere: [],
      },
      {
        id: 'clock-set-back',
        name: 'The clock is set back',
        made: 'Entries are written with times that go backwards.',
        seen: 'The log in the order of play, with a quiet word where the clock went back.',
        kept: 'The order: it hangs on the entries’ numbers alone.',
        elsewhere: [],
      },
    ],
  },
  {
    heading: 'Updates of the app',
    faults: [
      {
        id: 'update-with-game-open',
        name: 'An update comes while a game is open',
        made: 'A new version is served while a game is being played, also in two tabs.',
        seen: 'An offer, and the new version only when it is taken up; never between a roll and its record.',
        kept: 'The game, and the running version’s own files until it is left.',
        elsewhere: [at('vite-plugin-pwa', 554, 524, 830)],
      },
      {
        id: 'old-worker',
        name: 'Stuck on an old version',
        made: 'A new version is there; the app is shown again, or stays shown for hours.',
        seen: 'The offer of the new version, again an hour after it was put away.',
        kept: 'The game.',
        elsewhere: [at('compcon', 1853), at('vite-plugin-pwa', 554, 524, 830)],
      },
      {
        id: 'lost-chunk',
        name: 'A part of the app cannot be loaded',
        made: 'A lazy part of the app is gone from the server and from the cache.',
        seen: 'That the screen cannot be shown, and an offer to load the app again.',
        kept: 'The game, and the screen that was there.',
        elsewhere: [at('vite', 11804)],
      },
      {
        id: 'old-rules',
        name: 'A rule is corrected in the middle of a game',
        made: 'Games that earlier versions saved are opened by this one; sets of rules from before a chart came.',
        seen: 'The same game.',
        kept: 'Every state as it was: entries hold what came of a roll, not how it is worked out.',
        elsewhere: [at('18xx', 8172, 9886, 8299)],
      },
    ],
  },
  {
    heading: 'At the table',
    faults: [
      {
        id: 'undo-to-the-start',
        name: 'Undo that leads astray, or nowhere',
        made: 'Any sequence of commands is undone to its start and redone to its end, also after the game was closed and past every snapshot.',
        seen: 'Each step named in the log: what was taken back stays there, struck through.',
        kept: 'Everything; redo leads to the same state, to the hash.',
        elsewhere: [at('18xx', 5195), at('gloomhavensecretariat', 826)],
      },
      {
        id: 'correction',
        name: '“He had two, not three”',
        made: 'Units, turns, regions and counts are put right in the middle of a game.',
        seen: 'The correction in the log, with what was and why.',
        kept: 'The game; a correction is an entry, and can be taken back like any other.',
        elsewhere: [at('terraforming-mars', 5146)],
      },
      {
        id: 'own-dice',
        name: 'Real dice are wanted',
        made: 'Faces are typed for one side and rolled for the other, mistyped, taken back, and such as are not on the die; 0 is typed on a ten-sided die.',
        seen: 'A keypad with 0 for the 10. In the log: which dice were typed.',
        kept: 'The choice, for each side of each game. A rolled face is never taken back.',
        elsewhere: [at('Beyond20', 690), at('Iron-Fellowship', 272)],
      },
      {
        id: 'dice-record',
        name: '“The dice are rigged”',
        made: 'Rolls are undone, brought back and given up; a million faces are counted; a biased source is put to the same test.',
        seen: 'Every face that was thrown, by side and by who threw it, against what fair dice give.',
        kept: 'Each die that was thrown, also those of rolls that did not count.',
        elsewhere: [at('FlyCasual', 2380), at('vasl', 1046)],
      },
      {
        id: 'exact-odds',
        name: 'Odds that jump about',
        made: 'The odds of any procedure are compared with the walk of every path of plain dice.',
        seen: 'The same odds each time, and those of the rules that roll.',
        kept: 'One implementation of each rule, for the roll and for the odds.',
        elsewhere: [at('triplea', 9489, 14648)],
      },
      {
        id: 'screen-slept',
        name: 'The screen sleeps in mid-turn',
        made: 'The page is hidden and shown again; the platform refuses to keep the screen awake, or cannot.',
        seen: 'A screen that stays awake in play, also after the return. Where it cannot: nothing.',
        kept: 'The game, and the setting.',
        elsewhere: [at('board_buddy', 20)],
      },
      {
        id: 'small-targets',
        name: 'Too small, too pale, too much alike',
        made: 'Every screen is measured and audited in every theme, and with letters of twice the size.',
        seen: 'Targets of 48 px in play and 44 elsewhere; contrast of AA at least; a shape or a word beside every colour.',
        kept: 'The whole of each screen at 200 % text.',
        elsewhere: [at('rollerderby/scoreboard', 718)],
      },
    ],
  },
]
